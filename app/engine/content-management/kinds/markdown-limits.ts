import { inputError } from "../../graphql/errors";
import type { ContentFields } from "../content-kind";

/**
 * Limits of Markdown, for which converting a text takes a tenth of a second at most: it grows with the square of a
 * paragraph's delimiters, and by recursion with lists and quotations within each other.
 */

/** Of the squares of the paragraphs' numbers of delimiters; a paragraph alone may have 547. */
const MAX_WORK = 300_000;

const DELIMITERS = /\*+|_+|~+|[`[\]\\!<]/g;
/** Only lines that are empty for the converter, too: the parts are never shorter than its paragraphs. */
const EMPTY_LINE = /\n *\n/;
/** More than ten lists or quotations within each other on one line. */
const DEEP = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){11}/m;

/** @throws GraphQLError of category input for a text in Markdown that takes long to convert */
export function checkMarkdown({ body, is_markdown }: ContentFields): void {
  if (is_markdown !== "1") return;
  if (DEEP.test(body))
    throw inputError("Please use no more than ten levels of lists and quotations.", "body");
  const counts = body.split(EMPTY_LINE).map((part) => part.match(DELIMITERS)?.length ?? 0);
  if (counts.reduce((work, count) => work + count ** 2, 0) > MAX_WORK)
    throw inputError(
      "There are too many characters such as * _ [ in one paragraph or list. Please add empty lines.",
      "body",
    );
}
