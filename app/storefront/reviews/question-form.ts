import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { optionalEmail, requiredText } from "../session/field-rules";

const TOO_SHORT = "Please enter at least 10 characters.";

const questionSchema = object({
  question: requiredText(1000).refine((text) => text.length >= 10, TOO_SHORT),
  nickname: requiredText(40),
  email: optionalEmail,
});

export const questionValidator = validatorOf(questionSchema);
