import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
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

const detailsSchema = formSchema(customerFieldRules(customerFieldNames));

export type DetailsForm = z.infer<typeof detailsSchema>;

export const detailsValidator = formValidator(detailsSchema);

export const emailValidator = formValidator(
  formSchema({ email: requiredEmail, account_password: currentPassword }),
);

/** Both parts are validated, so that different passwords and a missing current one are reported together. */
export const passwordValidator = formValidator(
  z.intersection(formSchema({ current_password: currentPassword }), newPasswordTwice),
);

/** The provider validates the file itself. */
export const certificateValidator = formValidator(formSchema({}));

export const CERTIFICATE_FIELD = "certificate";
