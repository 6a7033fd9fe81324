import { withZod } from "@remix-validated-form/with-zod";
import { newPasswordTwice } from "../session/new-password-twice";

/** A new password, chosen with an emailed link. */
export const resetPasswordValidator = withZod(newPasswordTwice);
