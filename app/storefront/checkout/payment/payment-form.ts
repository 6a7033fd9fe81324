import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

const CHOOSE_METHOD = "Please choose a payment method.";

export const paymentValidator = formValidator(
  formSchema({
    payment_method: z.string(CHOOSE_METHOD).check(z.regex(/^[\w-]{1,60}$/, CHOOSE_METHOD)),
  }),
);
