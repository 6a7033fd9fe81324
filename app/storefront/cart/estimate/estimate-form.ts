import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredPostcode } from "~/storefront/session/field-rules";
import { METHOD_VALUE, methodCodes } from "./method-value";

const estimateSchema = z.object({
  postcode: requiredPostcode,
  method: z.string().regex(METHOD_VALUE).transform(methodCodes).optional().catch(undefined),
});

/** A ZIP code, and the shipping method if one is already selected. */
export const estimateValidator = withZod(estimateSchema);
