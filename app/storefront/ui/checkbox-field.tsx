import type { ReactNode } from "react";
import { useField } from "remix-validated-form";
import { describedBy, FieldError } from "./field-frame";

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  /** What the form sends when it is ticked. */
  value?: string;
  help?: string;
  id?: string;
  className?: string;
}

/** A tick box of a ValidatedForm with its words beside it. */
export function CheckboxField({
  name,
  label,
  value = "on",
  help,
  className = "",
  ...rest
}: CheckboxFieldProps) {
  const { error, getInputProps } = useField(name);
  const id = rest.id ?? `field-${name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-[44px] cursor-pointer items-center gap-3">
        <input
          {...getInputProps({ type: "checkbox", value })}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help, error)}
          className="h-5 w-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="text-sm text-soft-ink">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
