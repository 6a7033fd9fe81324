import { addressSchema } from "~/storefront/checkout/address/address-form";
import { type Infer, object, wholeNumber } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { ticked } from "~/storefront/session/field-rules";

const bookAddressSchema = addressSchema.extend({ default_shipping: ticked, default_billing: ticked });

export type BookAddressForm = Infer<typeof bookAddressSchema>;

export const bookAddressValidator = validatorOf(bookAddressSchema);

/** Validates the form of an address's buttons. */
export const addressChoiceValidator = validatorOf(
  object({
    id: wholeNumber(1, 2 ** 31 - 1),
  }),
);
