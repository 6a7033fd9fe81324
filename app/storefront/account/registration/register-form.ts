import { type Infer, object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmail } from "~/storefront/session/field-rules";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";
import { customerFieldRules, registrationFields } from "../customer-fields";
import { oneTimeCode } from "../sign-in/one-time-code-form";

const personSchema = object({
  ...customerFieldRules(registrationFields.beforeEmail),
  email: requiredEmail,
  ...customerFieldRules(registrationFields.afterEmail),
});

/** Both parts are validated, so that different passwords are reported together with all other errors. */
const registerSchema = personSchema.and(newPasswordTwice);

/** The form after a code was emailed: without the address, which is known, and without a password. */
export const codeRegistrationValidator = validatorOf(
  object({
    code: oneTimeCode,
    ...customerFieldRules(registrationFields.beforeEmail),
    ...customerFieldRules(registrationFields.afterEmail),
  }),
);

export type RegisterForm = Infer<typeof registerSchema>;

export const registerValidator = validatorOf(registerSchema);
