import { inputError } from "../graphql/errors";
import type { InputMaybe } from "../graphql/resolvers.generated";

/** A text as clients send it. */
export type TypedText = InputMaybe<string> | undefined;

const AMERICAN = /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4})$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

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
  const date = readDate(text, new Date());
  if (date === null) throw inputError("Please enter a valid full date.", field);
  return date;
}

/**
 * Reads a date entered as mm/dd/yyyy or mm-dd-yyyy, or sent as yyyy-mm-dd, which must exist and not be in the future
 * (specification §5). Returns yyyy-mm-dd, or null when invalid.
 */
function readDate(typed: string, now: Date): string | null {
  const parts = (AMERICAN.exec(typed) ?? ISO.exec(typed))?.groups;
  if (!parts) return null;
  const iso = `${parts.year}-${parts.month.padStart(2, "0")}-${parts.day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && Number(parts.year) >= 1900 && date <= now ? iso : null;
}
