import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmails } from "../../session/field-rules";

export const inviteValidator = withZod(z.object({ emails: requiredEmails }));
