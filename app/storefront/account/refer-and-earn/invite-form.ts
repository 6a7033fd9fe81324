import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { requiredEmails } from "../../session/field-rules";

export const inviteValidator = formValidator(formSchema({ emails: requiredEmails }));
