import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail } from "~/storefront/session/field-rules";

/** The email address that a link or a code is sent to. */
export const emailValidator = withZod(z.object({ email: requiredEmail }));
