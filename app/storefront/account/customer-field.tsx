import { Field } from "../ui/field";
import { type CustomerFieldName, customerFields } from "./customer-fields";

interface CustomerFieldProps {
  name: CustomerFieldName;
  isRegistration?: boolean;
  className?: string;
}

/** The input for one detail about the customer, in a ValidatedForm. */
export function CustomerField({ name, isRegistration = false, className }: CustomerFieldProps) {
  const { label, input, registrationInput } = customerFields[name];
  return (
    <Field
      name={name}
      label={label}
      {...input}
      {...(isRegistration && registrationInput)}
      className={className}
    />
  );
}
