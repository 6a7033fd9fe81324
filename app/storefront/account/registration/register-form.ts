import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { optionalDate, optionalPhone, requiredEmail, requiredText } from "~/storefront/session/field-rules";
import { newPasswordTwice } from "~/storefront/session/new-password-twice";

const personSchema = z.object({
  firstname: requiredText(),
  lastname: requiredText(),
  email: requiredEmail,
  phone_no: optionalPhone,
  date_of_birth: optionalDate,
});

/** Both parts are validated, so that different passwords are reported together with all other errors. */
const registerSchema = personSchema.and(newPasswordTwice);

export type RegisterForm = z.infer<typeof registerSchema>;

export const registerValidator = withZod(registerSchema);
