import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail } from "../session/field-rules";

/** One address, to which a link is sent: that of a password or of a confirmation. */
export const emailValidator = withZod(z.object({ email: requiredEmail }));
