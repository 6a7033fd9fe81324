import { formValidator } from "~/storefront/session/form-validator";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";

/** Intent of the button that requests the link; the form that saves a password has no intent. */
export const CREATE_LINK_INTENT = "send-link";

/** A new password, chosen with an emailed link. */
export const resetPasswordValidator = formValidator(newPasswordTwice);
