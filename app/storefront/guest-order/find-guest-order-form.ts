import type { Validator } from "remix-validated-form";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { requiredEmail, requiredPostcode, requiredText } from "../session/field-rules";

export const GUEST_ORDER_PATH = "/customer/order";

/** Validates the fields that prove ownership of an order. */
export const findGuestOrderValidator = formValidator(
  formSchema({ number: requiredText(40), email: requiredEmail, lastname: requiredText(100) }),
);

/** The same for a provider that does not check the last name. */
export const findGuestOrderByZipValidator = formValidator(
  formSchema({ number: requiredText(40), email: requiredEmail, postcode: requiredPostcode }),
);

/** Returns the validator that the form uses in the browser. */
export function shownValidator({ asksZip }: { asksZip: boolean }): Validator<Record<string, unknown>> {
  return asksZip ? findGuestOrderByZipValidator : findGuestOrderValidator;
}

/** Returns the path of a guest's order page. @param token of the order, or of a link to it */
export function guestOrderPath(token: string): string {
  return `${GUEST_ORDER_PATH}?${new URLSearchParams({ token })}`;
}
