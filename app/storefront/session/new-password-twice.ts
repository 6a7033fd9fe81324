import { object } from "~/storefront/form-schema/schema";
import { newPassword, PASSWORDS_DIFFER, requiredText } from "./field-rules";

/** A new password and its repetition (specification §5 "Password", "Match"). */
export const newPasswordTwice = object({
  password: newPassword,
  password_confirmation: requiredText(),
}).superRefine((form, context) => {
  if (form.password === form.password_confirmation) return;
  context.addIssue({ path: ["password_confirmation"], message: PASSWORDS_DIFFER });
});
