import { useField } from "remix-validated-form";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";

interface SelectFieldProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  required?: boolean;
  autoComplete?: string;
  className?: string;
}

/** A labeled select of a ValidatedForm. The first option may have the value "" as a prompt. */
export function SelectField({ name, label, options, required, autoComplete, className }: SelectFieldProps) {
  const { error, getInputProps } = useField(name);
  const id = `field-${name}`;
  return (
    <FieldFrame id={id} label={label} error={error} required={required} className={className}>
      <select
        {...getInputProps<JSX.IntrinsicElements["select"]>({ autoComplete })}
        id={id}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        className={fieldClasses}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
