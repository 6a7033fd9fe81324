import type { FieldErrors } from "remix-validated-form";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { CAPTCHA_FIELD } from "./captcha-names";

/**
 * Converts the provider's error to form errors: beside the field it names, if the form has that field or it is the
 * captcha's, otherwise above the form.
 */
export function rejectionErrors(
  rejection: { message: string; field?: string },
  fields: readonly string[],
): FieldErrors {
  const isShown = rejection.field !== undefined && [...fields, CAPTCHA_FIELD].includes(rejection.field);
  return { [isShown && rejection.field ? rejection.field : WHOLE_FORM]: rejection.message };
}
