import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmail, requiredText } from "~/storefront/session/field-rules";

/** Spaces around the password are ignored, as they were when it was set. */
const loginSchema = object({
  email: requiredEmail,
  password: requiredText(1000),
});

export const loginValidator = validatorOf(loginSchema);
