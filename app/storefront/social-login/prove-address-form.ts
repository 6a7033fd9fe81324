import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail, requiredText } from "../session/field-rules";

const INVALID_CODE = "Please enter the six digits of the code.";

/** The two forms of the page, by their field `intent`. */
export const SEND_CODE = "send-code";
export const TYPE_CODE = "type-code";

/** Where the code is to go. */
export const addressValidator = withZod(z.object({ email: requiredEmail }));

/** The code that was mailed. */
export const codeValidator = withZod(
  z.object({
    code: requiredText(20).refine((code) => /^\d{6}$/.test(code.replace(/[\s-]/g, "")), INVALID_CODE),
  }),
);
