import { inputError } from "../graphql/errors";

const REQUIRED = "This is a required field.";
/** Control characters other than tabs and line breaks. */
const UNPRINTABLE = /[^\P{Cc}\t\r\n]/u;

interface TextRules {
  /** Name of the input, so that a form can show the message next to it. */
  field: string;
  /** Characters. */
  maxLength: number;
}

/** A required single line, trimmed. @throws GraphQLError of category input that names the field */
export function requireLine(typed: string, rules: TextRules): string {
  return requireOneLine(requireText(typed, rules), rules);
}

/** A single line, trimmed; "" when empty. @throws GraphQLError as `requireLine` does */
export function readLine(typed: string | null | undefined, rules: TextRules): string {
  return requireOneLine(readText(typed, rules), rules);
}

/** A required text of one or several lines, trimmed. @throws GraphQLError as `requireLine` does */
export function requireText(typed: string, rules: TextRules): string {
  const text = readText(typed, rules);
  if (text === "") throw inputError(REQUIRED, rules.field);
  return text;
}

/** A text of one or several lines, trimmed; "" when empty. @throws GraphQLError as `requireLine` does */
export function readText(typed: string | null | undefined, { field, maxLength }: TextRules): string {
  const text = (typed ?? "").trim();
  if (text.length > maxLength) throw inputError(`Please enter no more than ${maxLength} characters.`, field);
  if (UNPRINTABLE.test(text)) throw inputError("Please enter plain text.", field);
  return text;
}

function requireOneLine(text: string, { field }: TextRules): string {
  if (/\p{Cc}/u.test(text)) throw inputError("Please enter plain text.", field);
  return text;
}
