import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail } from "~/storefront/session/field-rules";

/** The address to which a link or a code is sent. */
export const emailValidator = withZod(z.object({ email: requiredEmail }));
