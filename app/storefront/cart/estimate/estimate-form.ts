import * as z from "zod/v4-mini";
import { requiredPostcode } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { METHOD_VALUE, methodCodes } from "./method-value";

const estimateSchema = formSchema({
  postcode: requiredPostcode,
  method: z.catch(
    z.optional(z.pipe(z.string().check(z.regex(METHOD_VALUE)), z.transform(methodCodes))),
    undefined,
  ),
});

/** A ZIP code, and the shipping method if one is already selected. */
export const estimateValidator = formValidator(estimateSchema);
