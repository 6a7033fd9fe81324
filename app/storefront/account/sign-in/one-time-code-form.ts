import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredText } from "~/storefront/session/field-rules";

const SIX_DIGITS = "Please enter the six-digit code.";

/** The code as pasted: spaces and hyphens between its digits are ignored. */
export const oneTimeCode = requiredText(20)
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .refine((code) => /^\d{6}$/.test(code), SIX_DIGITS);

export const codeValidator = validatorOf(object({ code: oneTimeCode }));
