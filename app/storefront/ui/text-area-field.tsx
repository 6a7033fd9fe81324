import { useField } from "remix-validated-form";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";

interface TextAreaFieldProps {
  name: string;
  label: string;
  required?: boolean;
  help?: string;
  /** Number of visible lines. */
  rows?: number;
  maxLength?: number;
  defaultValue?: string;
  className?: string;
}

/** A labeled text area of a ValidatedForm; its error and previous value come from the form. */
export function TextAreaField({ name, label, required, help, className, ...area }: TextAreaFieldProps) {
  const { error, getInputProps } = useField(name);
  const id = `field-${name}`;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required} className={className}>
      <textarea
        rows={5}
        {...getInputProps<JSX.IntrinsicElements["textarea"]>(area)}
        id={id}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        className={fieldClasses}
      />
    </FieldFrame>
  );
}
