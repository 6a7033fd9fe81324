import { useField } from "remix-validated-form";
import { CAPTCHA_FIELD } from "./captcha-names";
import { PersonStep } from "./person-step";

/** The plain step of a ValidatedForm, with what the provider says of it. */
export function ConfirmPerson() {
  const { error } = useField(CAPTCHA_FIELD);
  return <PersonStep id={`field-${CAPTCHA_FIELD}`} error={error} />;
}
