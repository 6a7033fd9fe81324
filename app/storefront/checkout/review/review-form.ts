import { object, oneOf, string } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { REQUIRED } from "~/storefront/session/field-rules";

/** Validates the last step: the terms must be accepted. */
export const reviewValidator = validatorOf(
  object({
    terms: oneOf(["on"], REQUIRED),
    /** The total that the page showed beside the button. */
    grand_total: string().max(40).optional(),
  }),
);
