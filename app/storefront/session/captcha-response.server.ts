import { ConfirmPersonDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { CAPTCHA_FIELD, PERSON_FIELD } from "./captcha-names";
import { fieldText } from "./submitted-form.server";

/**
 * What a form tells the provider about who filled it: the captcha service's answer or, where there is none, a
 * confirmation for the ticked box. Undefined without either: the provider then refuses, if it asks at all.
 */
export async function captchaResponse(provider: Provider, form: FormData): Promise<string | undefined> {
  if (form.has(PERSON_FIELD)) {
    const { data } = await provider.attempt(ConfirmPersonDocument, {});
    return data?.confirmPerson;
  }
  return fieldText(form, CAPTCHA_FIELD) || undefined;
}
