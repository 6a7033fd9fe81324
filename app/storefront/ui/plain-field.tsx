import type { InputHTMLAttributes } from "react";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Reads the error aloud when it appears: for a form with one field. */
  isAnnounced?: boolean;
}

/** A labeled input outside a validated form; `error` is the server's message. */
export function PlainField({
  label,
  help,
  error,
  className,
  id,
  required,
  isAnnounced,
  ...input
}: PlainFieldProps) {
  const controlId = id ?? `field-${input.name}`;
  return (
    <FieldFrame
      id={controlId}
      label={label}
      help={help}
      error={error}
      required={required}
      className={className}
      isAnnounced={isAnnounced}
    >
      <input
        type="text"
        {...input}
        id={controlId}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, { help, error })}
        className={fieldClasses}
      />
    </FieldFrame>
  );
}
