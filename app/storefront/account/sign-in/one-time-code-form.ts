import * as z from "zod/v4-mini";
import { requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

const SIX_DIGITS = "Please enter the six-digit code.";

/** The code as pasted: spaces and hyphens between its digits are ignored. */
export const oneTimeCode = z.pipe(
  requiredText(20).check(z.refine((typed) => /^\d{6}$/.test(withoutSeparators(typed)), SIX_DIGITS)),
  z.transform(withoutSeparators),
);

export const codeValidator = formValidator(formSchema({ code: oneTimeCode }));

function withoutSeparators(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}
