import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";

const CHOOSE_METHOD = "Please choose a shipping method.";

/** `method` is "<carrier code>/<method code>". */
const deliverySchema = z.object({
  method: z
    .string({ required_error: CHOOSE_METHOD, invalid_type_error: CHOOSE_METHOD })
    .regex(/^[\w-]{1,60}\/[\w-]{1,60}$/, CHOOSE_METHOD)
    .transform((value) => {
      const [carrier, method] = value.split("/");
      return { carrier, method };
    }),
});

export const deliveryValidator = withZod(deliverySchema);
