import type { InputHTMLAttributes, ReactNode } from "react";
import { useField } from "remix-validated-form";
import { PlainField } from "./plain-field";
import { MAX_LINE_LENGTH } from "./text-length";

type TypingAid = "spellCheck" | "autoCapitalize" | "autoCorrect";

export interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, TypingAid> {
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "tel";
  required?: boolean;
  help?: string;
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "tel" | "email";
  /** Cuts: for codes of a fixed length. */
  maxLength?: number;
  /** Characters; a longer text is counted and rejected, not cut. Text has one by default. */
  limit?: number;
  placeholder?: string;
  /** A button at the end of the input. */
  beside?: ReactNode;
  className?: string;
  /** Reads the error aloud when it appears: for a form with one field. */
  isAnnounced?: boolean;
}

/** A labeled input of a ValidatedForm; its error and previous value come from the form. */
export function Field({ name, isAnnounced, ...field }: FieldProps) {
  const { error, getInputProps } = useField(name);
  const isText = !field.type && !field.maxLength;
  return (
    <PlainField
      {...getInputProps({ ...field })}
      name={name}
      label={field.label}
      error={error}
      limit={field.limit ?? (isText ? MAX_LINE_LENGTH : undefined)}
      isAnnounced={isAnnounced}
    />
  );
}
