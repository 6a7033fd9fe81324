import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { requiredEmail, requiredPostcode, requiredText } from "../session/field-rules";

export const VERIFICATION_PATH = "/validate/identification";

const INVALID_CODE = "Please enter the six-digit code.";

const orderSchema = formSchema({
  order_number: requiredText(40),
  email: requiredEmail,
  postcode: requiredPostcode,
});

export const orderValidator = formValidator(orderSchema);

const codeSchema = formSchema({
  code: requiredText(20).check(z.refine((code) => /^\d{6}$/.test(code.replace(/\s/g, "")), INVALID_CODE)),
});

export const codeValidator = formValidator(codeSchema);
