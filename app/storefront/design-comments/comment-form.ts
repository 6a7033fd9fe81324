import { requiredText } from "../session/field-rules";
import { formSchema, formValidator } from "../session/form-validator";

/** In characters. */
export const MAX_NICKNAME_LENGTH = 40;
export const MAX_TEXT_LENGTH = 1000;

export const commentValidator = formValidator(
  formSchema({ text: requiredText(MAX_TEXT_LENGTH), nickname: requiredText(MAX_NICKNAME_LENGTH) }),
);
