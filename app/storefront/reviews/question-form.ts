import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { optionalEmail, requiredText } from "../session/field-rules";

const TOO_SHORT = "Please enter at least 10 characters.";

const questionSchema = formSchema({
  question: requiredText(1000).check(z.minLength(10, TOO_SHORT)),
  nickname: requiredText(40),
  email: optionalEmail,
});

export const questionValidator = formValidator(questionSchema);
