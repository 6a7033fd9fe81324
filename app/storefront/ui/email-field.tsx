import { Field } from "./field";

interface EmailFieldProps {
  label: string;
  required?: boolean;
  help?: string;
  className?: string;
}

/** Where whoever fills a ValidatedForm gives their own e-mail address, as the field `email`. */
export function EmailField(props: EmailFieldProps) {
  return <Field {...props} name="email" type="email" inputMode="email" autoComplete="email" />;
}
