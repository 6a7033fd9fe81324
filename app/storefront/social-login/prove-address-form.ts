import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { oneTimeCode } from "../account/one-time-code-form";
import { requiredEmail } from "../session/field-rules";

/** The two forms of the page, by their field `intent`. */
export const SEND_CODE = "send-code";
export const TYPE_CODE = "type-code";

/** Where the code is to go. */
export const addressValidator = withZod(z.object({ email: requiredEmail }));

/** The code that was mailed. */
export const codeValidator = withZod(z.object({ code: oneTimeCode }));
