import { requiredEmail } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

/** The email address that a link or a code is sent to. */
export const emailValidator = formValidator(formSchema({ email: requiredEmail }));
