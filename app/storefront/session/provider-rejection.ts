import type { FieldErrors } from "remix-validated-form";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { CAPTCHA_FIELD } from "./captcha-names";

/**
 * The provider's refusal as errors of a form: next to the field it names when the form has that field or it is the captcha's,
 * else above the form.
 */
export function rejectionErrors(
  rejection: { message: string; field?: string },
  fields: readonly string[],
): FieldErrors {
  const isShown = rejection.field !== undefined && [...fields, CAPTCHA_FIELD].includes(rejection.field);
  return { [isShown && rejection.field ? rejection.field : WHOLE_FORM]: rejection.message };
}
