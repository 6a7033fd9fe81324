import type { FieldErrors } from "remix-validated-form";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { CAPTCHA_FIELD } from "./captcha-names";

/**
 * The provider's refusal as errors of a form: next to the field it names when the form has that field or it is the captcha's,
 * else above the form.
 */
export function refusalErrors(
  refusal: { message: string; field?: string },
  fields: readonly string[],
): FieldErrors {
  const isShown = refusal.field !== undefined && [...fields, CAPTCHA_FIELD].includes(refusal.field);
  return { [isShown && refusal.field ? refusal.field : WHOLE_FORM]: refusal.message };
}
