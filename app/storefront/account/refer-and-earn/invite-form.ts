import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmails } from "../../session/field-rules";

export const inviteValidator = validatorOf(object({ emails: requiredEmails }));
