import * as z from "zod/v4-mini";
import { METHOD_VALUE, methodCodes } from "~/storefront/cart/estimate/method-value";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

const CHOOSE_METHOD = "Please choose a shipping method.";

const deliverySchema = formSchema({
  method: z.pipe(
    z.string(CHOOSE_METHOD).check(z.regex(METHOD_VALUE, CHOOSE_METHOD)),
    z.transform(methodCodes),
  ),
});

export const deliveryValidator = formValidator(deliverySchema);
