import { inputError } from "../graphql/errors";

interface Limits {
  /** Characters. */
  most: number;
  least?: number;
  /** Keeps line breaks. */
  hasLines?: boolean;
}

const MIN_LENGTH = 1;

/**
 * Normalizes a shopper's plain text: trimmed, without control characters, with collapsed whitespace.
 * @throws GraphQLError when it is missing, too short or too long
 */
export function plainWords(typed: string, field: string, limits: Limits): string {
  const { most, least = MIN_LENGTH, hasLines = false } = limits;
  const words = hasLines ? keptLines(typed) : typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const length = Array.from(words).length;
  if (length === 0) throw inputError("This is a required field.", field);
  if (length < least) throw inputError(`Please enter at least ${least} characters.`, field);
  if (length > most) throw inputError(`Please enter no more than ${most} characters.`, field);
  return words;
}

function keptLines(typed: string): string {
  const lines = typed.split(/\r\n?|\n/).map((line) => line.replace(/[\s\p{Cc}]+/gu, " ").trim());
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
