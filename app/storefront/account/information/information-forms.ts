import { type Infer, object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
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

const detailsSchema = object(customerFieldRules(customerFieldNames));

export type DetailsForm = Infer<typeof detailsSchema>;

export const detailsValidator = validatorOf(detailsSchema);

export const emailValidator = validatorOf(
  object({ email: requiredEmail, account_password: currentPassword }),
);

/** Both parts are validated, so that different passwords and a missing current one are reported together. */
export const passwordValidator = validatorOf(
  object({ current_password: currentPassword }).and(newPasswordTwice),
);

/** The provider validates the file itself. */
export const certificateValidator = validatorOf(object({}));

export const CERTIFICATE_FIELD = "certificate";
