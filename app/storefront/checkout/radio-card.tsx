import type { InputHTMLAttributes, ReactNode } from "react";
import { useField } from "remix-validated-form";
import { FieldError } from "~/storefront/ui/field-frame";

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value"> {
  "data-saved"?: string;
  name: string;
  value: string;
  children: ReactNode;
}

/** An option of a ValidatedForm as a card that is clickable as a whole. */
export function RadioCard({ name, value, children, ...input }: RadioCardProps) {
  const { getInputProps, error } = useField(name);
  return (
    <label
      className={`flex min-h-[48px] cursor-pointer items-start gap-3 rounded-card border border-field-line bg-card p-4 transition-colors duration-200 has-[:checked]:border-accent has-[:disabled]:cursor-not-allowed has-[:checked]:bg-accent-tint has-[:disabled]:bg-paper has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2`}
    >
      <input
        {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "radio", value })}
        {...input}
        aria-describedby={error ? `field-${name}-error` : undefined}
        className="mt-0.5 h-5 w-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

/** The error of the option group with that name. */
export function RadioError({ name }: { name: string }) {
  const { error } = useField(name);
  return <FieldError id={`field-${name}`} error={error} />;
}
