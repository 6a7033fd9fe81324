import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmail, requiredPostcode, requiredText } from "../session/field-rules";

export const VERIFICATION_PATH = "/validate/identification";

const INVALID_CODE = "Please enter the six-digit code.";

const orderSchema = object({
  order_number: requiredText(40),
  email: requiredEmail,
  postcode: requiredPostcode,
});

export const orderValidator = validatorOf(orderSchema);

const codeSchema = object({
  code: requiredText(20).refine((code) => /^\d{6}$/.test(code.replace(/\s/g, "")), INVALID_CODE),
});

export const codeValidator = validatorOf(codeSchema);
