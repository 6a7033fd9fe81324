import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail, requiredPostcode, requiredText } from "../session/field-rules";

export const VERIFICATION_PATH = "/validate/identification";

const INVALID_CODE = "Please enter the six-digit code.";

const orderSchema = z.object({
  order_number: requiredText(40),
  email: requiredEmail,
  postcode: requiredPostcode,
});

export const orderValidator = withZod(orderSchema);

const codeSchema = z.object({
  code: requiredText(20).refine((code) => /^\d{6}$/.test(code.replace(/\s/g, "")), INVALID_CODE),
});

export const codeValidator = withZod(codeSchema);
