import { INVALID_DATE, isPastOrToday, readFullDate } from "~/brand/full-date";
import { inputError } from "../graphql/errors";
import type { InputMaybe } from "../graphql/resolvers.generated";

/** A text as clients send it. */
export type TypedText = InputMaybe<string> | undefined;

const REQUIRED = "This is a required field.";
const MAX_LENGTH = 255;

/** A single line, trimmed. @throws GraphQLError of category input that names the field */
export function requiredText(typed: TypedText, field: string): string {
  const value = optionalText(typed, field);
  if (value === null) throw inputError(REQUIRED, field);
  return value;
}

/** A single line, trimmed; null when empty. @throws GraphQLError of category input that names the field */
export function optionalText(typed: TypedText, field: string): string | null {
  const value = typed?.trim();
  if (!value) return null;
  if (value.length > MAX_LENGTH)
    throw inputError(`Please enter no more than ${MAX_LENGTH} characters.`, field);
  if (/\p{Cc}/u.test(value)) throw inputError("Please enter plain text.", field);
  return value;
}

/** A phone number as typed; null when empty. @throws GraphQLError of category input that names the field */
export function readPhone(typed: TypedText, field: string): string | null {
  const phone = optionalText(typed, field);
  if (phone === null) return null;
  const digits = phone.replace(/\D/g, "").length;
  if (!/^\+?[\d\s().-]+$/.test(phone) || digits < 10 || digits > 15) {
    throw inputError("Please enter a valid phone.", field);
  }
  return phone;
}

/** A date as yyyy-mm-dd; null when empty. @throws GraphQLError of category input that names the field */
export function readBirthday(typed: TypedText, field: string): string | null {
  const text = optionalText(typed, field);
  if (text === null) return null;
  const date = readFullDate(text);
  if (date === null || !isPastOrToday(date, new Date())) throw inputError(INVALID_DATE, field);
  return date;
}
