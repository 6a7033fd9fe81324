import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmail } from "~/storefront/session/field-rules";

/** The email address that a link or a code is sent to. */
export const emailValidator = validatorOf(object({ email: requiredEmail }));
