import * as z from "zod/v4-mini";
import { addressSchema } from "~/storefront/checkout/address/address-form";
import { ticked } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

const bookAddressSchema = z.extend(addressSchema, { default_shipping: ticked, default_billing: ticked });

export type BookAddressForm = z.infer<typeof bookAddressSchema>;

export const bookAddressValidator = formValidator(bookAddressSchema);

/** Validates the form of an address's buttons. */
export const addressChoiceValidator = formValidator(
  formSchema({
    id: z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))),
  }),
);
