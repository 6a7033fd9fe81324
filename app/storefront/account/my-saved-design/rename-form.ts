import { optionalText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

/** In characters. */
export const MAX_NAME_LENGTH = 60;

export const renameValidator = formValidator(formSchema({ name: optionalText(MAX_NAME_LENGTH) }));
