import { type ASTVisitor, GraphQLError, parse, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import { documentFault, TOO_DEEP } from "./document-fault";

/** More than ten times the app's largest document. */
const MAX_TOKENS = 5000;
const MAX_CHARACTERS = 50_000;
/** GraphQL counts lines for each fault it finds. */
const MAX_LINES = 2000;
/** Limits nesting for recursive functions, above all the parser. */
const MAX_BRACKETS = 200;
/** The first faults are enough to fix a document. */
const MAX_VALIDATION_ERRORS = 5;

/**
 * Rejects documents larger than any page needs, before GraphQL's validation rules compare all their fields. Fragments
 * count at each spread, and must be used.
 */
export function limitDocuments(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        const text = typeof source === "string" ? source : source.body;
        reject(textFault(text));
        const document = parse(source, { ...options, maxTokens: MAX_TOKENS });
        reject(documentFault(document));
        return document;
      });
    },
    onValidate({ addValidationRule, validateFn, setValidationFn }) {
      addValidationRule(noNullCharacters);
      setValidationFn((schema, document, rules, options, types) =>
        validateFn(schema, document, rules, { ...options, maxErrors: MAX_VALIDATION_ERRORS }, types),
      );
    },
  };
}

function reject(fault: string | null): void {
  if (fault !== null) throw new GraphQLError(fault);
}

/** Describes the limit that the unparsed text exceeds; null when none. */
function textFault(text: string): string | null {
  if (text.length > MAX_CHARACTERS) return "The document is too long.";
  if (isLongerThan(text.matchAll(/\r\n|\n|\r/g), MAX_LINES)) return "The document has too many lines.";
  return isNestedDeeply(text) ? TOO_DEEP : null;
}

function isLongerThan(items: Iterable<unknown>, max: number): boolean {
  let count = 0;
  for (const _item of items) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

/** Counts brackets in strings, too: no legitimate text has that many open ones. */
function isNestedDeeply(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[{}[\]()]/g)) {
    open += "{[(".includes(bracket) ? 1 : -1;
    if (open > MAX_BRACKETS) return true;
  }
  return false;
}

/**
 * Rejects NUL characters in literals, which PostgreSQL cannot store; variables are cleaned when the request is parsed.
 */
function noNullCharacters(context: ValidationContext): ASTVisitor {
  return {
    StringValue({ value }) {
      if (!value.includes("\0")) return;
      context.reportError(new GraphQLError("The text has a character we can't save."));
    },
  };
}
