import type { ReactNode } from "react";
import { useField } from "remix-validated-form";
import { describedBy, FieldError } from "./field-frame";

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  className?: string;
}

/** A checkbox of a ValidatedForm with its label. */
export function CheckboxField({ name, label, className = "" }: CheckboxFieldProps) {
  const { error, getInputProps } = useField(name);
  const id = `field-${name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-[44px] cursor-pointer items-center gap-3">
        <input
          {...getInputProps({ type: "checkbox", value: "on" })}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          className="h-5 w-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
