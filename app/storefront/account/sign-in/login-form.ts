import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail, requiredText } from "~/storefront/session/field-rules";

/** Spaces around the password are ignored, as they were when it was set. */
const loginSchema = z.object({
  email: requiredEmail,
  password: requiredText(1000),
});

export const loginValidator = withZod(loginSchema);
