import { inputError } from "../graphql/errors";

interface Limits {
  /** Characters. */
  max: number;
  min?: number;
  /** Keeps line breaks. */
  hasLines?: boolean;
}

const MIN_LENGTH = 1;

/**
 * Normalizes a shopper's plain text: trimmed, without control characters, with collapsed whitespace.
 * @throws GraphQLError when it is missing, too short or too long
 */
export function plainWords(typed: string, field: string, limits: Limits): string {
  const { max, min = MIN_LENGTH, hasLines = false } = limits;
  const words = hasLines ? nonEmptyLines(typed) : typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const length = Array.from(words).length;
  if (length === 0) throw inputError("This is a required field.", field);
  if (length < min) throw inputError(`Please enter at least ${min} characters.`, field);
  if (length > max) throw inputError(`Please enter no more than ${max} characters.`, field);
  return words;
}

function nonEmptyLines(typed: string): string {
  const lines = typed.split(/\r\n?|\n/).map((line) => line.replace(/[\s\p{Cc}]+/gu, " ").trim());
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
