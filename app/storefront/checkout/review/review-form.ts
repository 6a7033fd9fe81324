import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { REQUIRED } from "~/storefront/session/field-rules";

/** Validates the last step: the terms must be accepted. */
export const reviewValidator = withZod(
  z.object({
    terms: z.literal("on", { errorMap: () => ({ message: REQUIRED }) }),
    /** The total that the page showed beside the button. */
    grand_total: z.string().max(40).optional(),
  }),
);
