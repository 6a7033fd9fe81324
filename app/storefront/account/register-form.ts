import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import {
  newPassword,
  optionalDate,
  optionalPhone,
  PASSWORDS_DIFFER,
  requiredEmail,
  requiredText,
} from "../session/field-rules";

const personSchema = z.object({
  firstname: requiredText(),
  lastname: requiredText(),
  email: requiredEmail,
  phone_no: optionalPhone,
  date_of_birth: optionalDate,
});

const passwordsSchema = z
  .object({ password: newPassword, password_confirmation: requiredText() })
  .superRefine((form, context) => {
    if (form.password === form.password_confirmation) return;
    context.addIssue({ code: "custom", path: ["password_confirmation"], message: PASSWORDS_DIFFER });
  });

/** Both parts are checked, so that differing passwords are told together with all else that is wrong. */
const registerSchema = personSchema.and(passwordsSchema);

export type RegisterForm = z.infer<typeof registerSchema>;

export const registerValidator = withZod(registerSchema);
