import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { addressSchema } from "~/storefront/checkout/address/address-form";
import { ticked } from "~/storefront/session/field-rules";

const bookAddressSchema = addressSchema.extend({ default_shipping: ticked, default_billing: ticked });

export type BookAddressForm = z.infer<typeof bookAddressSchema>;

export const bookAddressValidator = withZod(bookAddressSchema);

/** Validates the form of an address's buttons. */
export const addressChoiceValidator = withZod(
  z.object({
    id: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
);
