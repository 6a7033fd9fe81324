import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { METHOD_VALUE, methodCodes } from "~/storefront/cart/estimate/method-value";

const CHOOSE_METHOD = "Please choose a shipping method.";

const deliverySchema = z.object({
  method: z
    .string({ required_error: CHOOSE_METHOD, invalid_type_error: CHOOSE_METHOD })
    .regex(METHOD_VALUE, CHOOSE_METHOD)
    .transform(methodCodes),
});

export const deliveryValidator = withZod(deliverySchema);
