import { inputError } from "../graphql/errors";

const REQUIRED = "This is a required field.";
/** Control characters other than tabs and line breaks. */
const UNPRINTABLE = /[^\P{Cc}\t\r\n]/u;

interface TextRules {
  /** Name of the input, so that a form can show the message next to it. */
  field: string;
  /** Characters. */
  longest: number;
}

/** One line that must be there, trimmed. @throws GraphQLError of category input that names the field */
export function requireLine(typed: string, { field, longest }: TextRules): string {
  const text = requireText(typed, { field, longest });
  if (/\p{Cc}/u.test(text)) throw inputError("Please enter plain text.", field);
  return text;
}

/** Text of one or several lines that must be there, trimmed. @throws GraphQLError as `requireLine` does */
export function requireText(typed: string, rules: TextRules): string {
  const text = readText(typed, rules);
  if (text === "") throw inputError(REQUIRED, rules.field);
  return text;
}

/** Text of one or several lines, trimmed; "" when nothing was typed. @throws GraphQLError as `requireLine` does */
export function readText(typed: string | null | undefined, { field, longest }: TextRules): string {
  const text = (typed ?? "").trim();
  if (text.length > longest) throw inputError(`Please enter no more than ${longest} characters.`, field);
  if (UNPRINTABLE.test(text)) throw inputError("Please enter plain text.", field);
  return text;
}
