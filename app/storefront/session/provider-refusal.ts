import type { FieldErrors } from "remix-validated-form";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { CAPTCHA_FIELD } from "./captcha-names";

/**
 * Converts the provider's error to form errors: beside the field it names, if the form has that field or it is the
 * captcha's, otherwise above the form.
 */
export function refusalErrors(
  refusal: { message: string; field?: string },
  fields: readonly string[],
): FieldErrors {
  const isShown = refusal.field !== undefined && [...fields, CAPTCHA_FIELD].includes(refusal.field);
  return { [isShown && refusal.field ? refusal.field : WHOLE_FORM]: refusal.message };
}
