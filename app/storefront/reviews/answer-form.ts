import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredText } from "../session/field-rules";

export const answerValidator = validatorOf(object({ answer: requiredText(3000) }));
