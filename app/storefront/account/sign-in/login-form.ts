import { requiredEmail, requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

/** Spaces around the password are ignored, as they were when it was set. */
const loginSchema = formSchema({
  email: requiredEmail,
  password: requiredText(1000),
});

export const loginValidator = formValidator(loginSchema);
