import { ConfirmPersonDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { CAPTCHA_FIELD, PERSON_FIELD } from "./captcha-names";
import { fieldText } from "./submitted-form.server";

/**
 * Returns the captcha response of a form: that of the captcha service or, without one, a confirmation for the ticked
 * box. Undefined without either; the provider then rejects the form if it requires one.
 */
export async function captchaResponse(provider: Provider, form: FormData): Promise<string | undefined> {
  if (form.has(PERSON_FIELD)) {
    const { data } = await provider.attempt(ConfirmPersonDocument, {});
    return data?.confirmPerson;
  }
  return fieldText(form, CAPTCHA_FIELD) || undefined;
}
