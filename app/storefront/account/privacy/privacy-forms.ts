import { object, oneOf } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredText } from "~/storefront/session/field-rules";
import { oneTimeCode } from "../sign-in/one-time-code-form";

export const PRIVACY_PATH = "/customer/account/privacy";

/** Actions of the forms on the page of sessions, by the field `intent`. */
export const DISCONNECT = "disconnect";
export const SEND_CODE = "send-code";
export const DELETE_BY_PASSWORD = "delete-by-password";
export const DELETE_BY_CODE = "delete-by-code";

const AGREE = "Please check the box to confirm: deleted data can't be restored.";

const agreed = oneOf(["on"], AGREE);

export const byPasswordValidator = validatorOf(object({ password: requiredText(1000), agreed }));

export const byCodeValidator = validatorOf(object({ code: oneTimeCode, agreed }));
