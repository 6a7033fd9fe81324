import { Field } from "./field";

/** Input for an emailed six-digit code in a ValidatedForm; the field `code`. */
export function CodeField({ label }: { label: string }) {
  return (
    <Field
      name="code"
      label={label}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
    />
  );
}
