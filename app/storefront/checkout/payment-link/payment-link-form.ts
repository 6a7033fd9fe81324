import * as z from "zod/v4-mini";
import { REQUIRED } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

const CHOOSE_METHOD = "Please choose a payment method.";

/** Validates the payment of an order that the store put together. */
export const paymentLinkValidator = formValidator(
  formSchema({
    payment_method: z.string(CHOOSE_METHOD).check(z.regex(/^[\w-]{1,60}$/, CHOOSE_METHOD)),
    terms: z.literal("on", REQUIRED),
    /** The total that the page showed beside the button. */
    grand_total: z.string(REQUIRED).check(z.maxLength(40)),
  }),
);
