import { useField } from "remix-validated-form";
import { CAPTCHA_FIELD } from "./captcha-names";
import { PersonStep } from "./person-step";

/** The checkbox fallback of a ValidatedForm's captcha, with the provider's error. */
export function ConfirmPerson() {
  const { error } = useField(CAPTCHA_FIELD);
  return <PersonStep id={`field-${CAPTCHA_FIELD}`} error={error} />;
}
