import { object, string } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";

const CHOOSE_METHOD = "Please choose a payment method.";

export const paymentValidator = validatorOf(
  object({
    payment_method: string({ required_error: CHOOSE_METHOD, invalid_type_error: CHOOSE_METHOD }).regex(
      /^[\w-]{1,60}$/,
      CHOOSE_METHOD,
    ),
  }),
);
