import { Field } from "./field";

/** Where the six digits of an email are typed in a ValidatedForm, as the field `code`. */
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
