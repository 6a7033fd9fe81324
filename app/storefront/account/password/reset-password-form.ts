import { withZod } from "@remix-validated-form/with-zod";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";

/** A new password, chosen by the link of an email. */
export const resetPasswordValidator = withZod(newPasswordTwice);
