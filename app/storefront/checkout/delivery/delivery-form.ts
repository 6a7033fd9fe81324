import { METHOD_VALUE, methodCodes } from "~/storefront/cart/estimate/method-value";
import { object, string } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";

const CHOOSE_METHOD = "Please choose a shipping method.";

const deliverySchema = object({
  method: string({ required_error: CHOOSE_METHOD, invalid_type_error: CHOOSE_METHOD })
    .regex(METHOD_VALUE, CHOOSE_METHOD)
    .transform(methodCodes),
});

export const deliveryValidator = validatorOf(deliverySchema);
