import * as z from "zod/v4-mini";
import { newPassword, PASSWORDS_DIFFER, requiredText } from "./field-rules";
import { formSchema } from "./form-validator";

/** A new password and its repetition (specification §5 "Password", "Match"). */
export const newPasswordTwice = formSchema({
  password: newPassword,
  password_confirmation: requiredText(),
}).check(
  z.refine((form) => form.password === form.password_confirmation, {
    path: ["password_confirmation"],
    error: PASSWORDS_DIFFER,
  }),
);
