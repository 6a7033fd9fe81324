import { useField } from "remix-validated-form";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";

interface SelectFieldProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  required?: boolean;
  help?: string;
  autoComplete?: string;
  className?: string;
  id?: string;
}

/** A labelled choice of a ValidatedForm. The first option may have the value "" as a prompt. */
export function SelectField({ name, label, options, required, help, className, ...rest }: SelectFieldProps) {
  const { error, getInputProps } = useField(name);
  const id = rest.id ?? `field-${name}`;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required} className={className}>
      <select
        {...getInputProps<JSX.IntrinsicElements["select"]>({ autoComplete: rest.autoComplete })}
        id={id}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help, error)}
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
