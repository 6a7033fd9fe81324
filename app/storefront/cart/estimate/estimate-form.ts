import { object, string } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredPostcode } from "~/storefront/session/field-rules";
import { METHOD_VALUE, methodCodes } from "./method-value";

const estimateSchema = object({
  postcode: requiredPostcode,
  method: string().regex(METHOD_VALUE).transform(methodCodes).optional().catch(undefined),
});

/** A ZIP code, and the shipping method if one is already selected. */
export const estimateValidator = validatorOf(estimateSchema);
