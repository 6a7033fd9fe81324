import * as z from "zod/v4-mini";
import { requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { oneTimeCode } from "../sign-in/one-time-code-form";

export const PRIVACY_PATH = "/customer/account/privacy";

/** Actions of the forms on the page of sessions, by the field `intent`. */
export const DISCONNECT = "disconnect";
export const SEND_CODE = "send-code";
export const DELETE_BY_PASSWORD = "delete-by-password";
export const DELETE_BY_CODE = "delete-by-code";

const AGREE = "Please check the box to confirm: deleted data can't be restored.";

const agreed = z.literal("on", AGREE);

export const byPasswordValidator = formValidator(formSchema({ password: requiredText(1000), agreed }));

export const byCodeValidator = formValidator(formSchema({ code: oneTimeCode, agreed }));
