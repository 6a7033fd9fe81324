import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";

const CHOOSE_METHOD = "Please choose a payment method.";

export const paymentValidator = withZod(
  z.object({
    payment_method: z
      .string({ required_error: CHOOSE_METHOD, invalid_type_error: CHOOSE_METHOD })
      .regex(/^[\w-]{1,60}$/, CHOOSE_METHOD),
  }),
);
