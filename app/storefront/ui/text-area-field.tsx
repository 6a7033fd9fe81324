import { useField } from "remix-validated-form";
import { PlainArea } from "./plain-area";

interface TextAreaFieldProps {
  name: string;
  label: string;
  required?: boolean;
  help?: string;
  /** Number of visible lines. */
  rows?: number;
  /** Characters; a longer text is counted and rejected, not cut. */
  limit: number;
  defaultValue?: string;
  className?: string;
}

/** A labeled text area of a ValidatedForm; its error and previous value come from the form. */
export function TextAreaField({ name, rows = 5, ...field }: TextAreaFieldProps) {
  const { error, getInputProps } = useField(name);
  return (
    <PlainArea
      {...getInputProps<Omit<TextAreaFieldProps, "name">>({ ...field, rows })}
      name={name}
      label={field.label}
      limit={field.limit}
      error={error}
    />
  );
}
