import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { optionalText } from "~/storefront/session/field-rules";

/** In characters. */
export const MAX_NAME_LENGTH = 60;

export const renameValidator = validatorOf(object({ name: optionalText(MAX_NAME_LENGTH) }));
