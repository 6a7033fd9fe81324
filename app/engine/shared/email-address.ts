import { inputError } from "../graphql/errors";

const FORM = /^[^\s\p{Cc}@,:;<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;
const MAX_LENGTH = 254;
export const INVALID_EMAIL =
  "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.";

/** Normalizes an email address: trimmed and in lower case. @throws GraphQLError of category input (specification §5) */
export function readEmail(typed: string): string {
  const email = parseEmail(typed);
  if (email === null) throw inputError(INVALID_EMAIL, "email");
  return email;
}

interface SeveralRules {
  /** Name of the input, so that a form can show the message next to it. */
  field: string;
  max: number;
}

/**
 * Several comma-separated addresses, without duplicates. @throws GraphQLError of category input that names the field
 */
export function readEmails(typed: string, { field, max }: SeveralRules): string[] {
  const parts = typed.split(",").filter((part) => part.trim() !== "");
  if (parts.length === 0) throw inputError("This is a required field.", field);
  const emails = parts.map(parseEmail);
  if (!emails.every((email) => email !== null)) throw inputError(INVALID_EMAIL, field);
  const different = [...new Set(emails)];
  if (different.length > max) throw inputError(`Please enter no more than ${max} addresses.`, field);
  return different;
}

/** One address; null when it is invalid. */
export function parseEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const isAddress = email.length <= MAX_LENGTH && FORM.test(email) && !email.includes("..");
  return isAddress ? email : null;
}
