import { Field } from "./field";

interface EmailFieldProps {
  label: string;
  required?: boolean;
  help?: string;
  className?: string;
}

/** Input for the visitor's own email address in a ValidatedForm; the field `email`. */
export function EmailField(props: EmailFieldProps) {
  return <Field {...props} name="email" type="email" inputMode="email" autoComplete="email" />;
}
