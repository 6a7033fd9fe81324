import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { optionalEmail, requiredText } from "../session/field-rules";

const TOO_SHORT = "Please enter at least 10 characters.";

const questionSchema = z.object({
  question: requiredText(1000).refine((text) => text.length >= 10, TOO_SHORT),
  nickname: requiredText(40),
  email: optionalEmail,
});

export const questionValidator = withZod(questionSchema);
