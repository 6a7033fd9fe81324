import * as z from "zod/v4-mini";
import { optionalText, requiredText } from "../session/field-rules";
import { formSchema, formValidator } from "../session/form-validator";
import { readPlaceValue } from "./picture-place";

/** In characters. */
export const MAX_NICKNAME_LENGTH = 40;
export const MAX_TEXT_LENGTH = 1000;

const WRONG_PLACE = "Please choose a place on the picture.";

/** Optional; empty for a comment on the whole design. */
const place = optionalText().check(z.refine((value) => readPlaceValue(value) !== undefined, WRONG_PLACE));

export const commentValidator = formValidator(
  formSchema({ text: requiredText(MAX_TEXT_LENGTH), place, nickname: requiredText(MAX_NICKNAME_LENGTH) }),
);
