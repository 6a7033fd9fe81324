import type { Validator } from "remix-validated-form";
import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmail, requiredPostcode, requiredText } from "../session/field-rules";

export const GUEST_ORDER_PATH = "/customer/order";

/** Validates the fields that prove ownership of an order. */
export const findGuestOrderValidator = validatorOf(
  object({ number: requiredText(40), email: requiredEmail, lastname: requiredText(100) }),
);

/** The same for a provider that does not check the last name. */
export const findGuestOrderByZipValidator = validatorOf(
  object({ number: requiredText(40), email: requiredEmail, postcode: requiredPostcode }),
);

/** Returns the validator that the form uses in the browser. */
export function shownValidator({ asksZip }: { asksZip: boolean }): Validator<Record<string, unknown>> {
  return asksZip ? findGuestOrderByZipValidator : findGuestOrderValidator;
}

/** Returns the path of a guest's order page. @param token of the order, or of a link to it */
export function guestOrderPath(token: string): string {
  return `${GUEST_ORDER_PATH}?${new URLSearchParams({ token })}`;
}
