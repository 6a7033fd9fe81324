import * as z from "zod/v4-mini";
import { REQUIRED } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

/** Validates the last step: the terms must be accepted. */
export const reviewValidator = formValidator(
  formSchema({
    terms: z.literal("on", REQUIRED),
    /** The total that the page showed beside the button. */
    grand_total: z.optional(z.string().check(z.maxLength(40))),
  }),
);
