import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { currentPassword, requiredEmail } from "../../session/field-rules";
import { newPasswordTwice } from "../../session/new-password-twice";
import { customerFieldNames, customerFieldRules } from "../customer-fields";

/** Values of the field `intent`, which distinguish the forms of the page. */
export type InformationIntent =
  | "details"
  | "email"
  | "password"
  | "certificate"
  | "remove-certificate"
  | "renew-membership"
  | "let-membership-end";

const detailsSchema = z.object(customerFieldRules(customerFieldNames));

export type DetailsForm = z.infer<typeof detailsSchema>;

export const detailsValidator = withZod(detailsSchema);

export const emailValidator = withZod(z.object({ email: requiredEmail, account_password: currentPassword }));

/** Both parts are validated, so that different passwords and a missing current one are reported together. */
export const passwordValidator = withZod(
  z.object({ current_password: currentPassword }).and(newPasswordTwice),
);

/** The provider validates the file itself. */
export const certificateValidator = withZod(z.object({}));

export const CERTIFICATE_FIELD = "certificate";
