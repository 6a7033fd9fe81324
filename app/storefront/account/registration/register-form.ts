import * as z from "zod/v4-mini";
import { requiredEmail } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";
import { customerFieldRules, registrationFields } from "../customer-fields";
import { oneTimeCode } from "../sign-in/one-time-code-form";

const personSchema = formSchema({
  ...customerFieldRules(registrationFields.beforeEmail),
  email: requiredEmail,
  ...customerFieldRules(registrationFields.afterEmail),
});

/** Both parts are validated, so that different passwords are reported together with all other errors. */
const registerSchema = z.intersection(personSchema, newPasswordTwice);

/** The form after a code was emailed: without the address, which is known, and without a password. */
export const codeRegistrationValidator = formValidator(
  formSchema({
    code: oneTimeCode,
    ...customerFieldRules(registrationFields.beforeEmail),
    ...customerFieldRules(registrationFields.afterEmail),
  }),
);

export type RegisterForm = z.infer<typeof registerSchema>;

export const registerValidator = formValidator(registerSchema);
