import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail } from "~/storefront/session/field-rules";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";
import { customerFieldRules, registrationFields } from "../customer-fields";

const personSchema = z.object({
  ...customerFieldRules(registrationFields.beforeEmail),
  email: requiredEmail,
  ...customerFieldRules(registrationFields.afterEmail),
});

/** Both parts are validated, so that different passwords are reported together with all other errors. */
const registerSchema = personSchema.and(newPasswordTwice);

export type RegisterForm = z.infer<typeof registerSchema>;

export const registerValidator = withZod(registerSchema);
