import { type ASTVisitor, GraphQLError, parse, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import { documentFault, TOO_DEEP } from "./document-fault";

/** More than ten times the largest document of the shop's own pages. */
const MAX_TOKENS = 5000;
const MAX_CHARACTERS = 50_000;
/** GraphQL counts the lines before each fault that it finds. */
const MAX_LINES = 2000;
/** Keeps what is nested within reach of functions that call themselves, the parser first of all. */
const MAX_BRACKETS = 200;
/** A person mends a document by its first faults. */
const MAX_VALIDATION_ERRORS = 5;

/**
 * Refuses documents that ask for more than any page of a shop does, before GraphQL's own rules compare all their fields
 * with each other. A fragment counts wherever it is spread, and has to be spread somewhere.
 */
export function limitDocuments(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        const text = typeof source === "string" ? source : source.body;
        refuse(textFault(text));
        const document = parse(source, { ...options, maxTokens: MAX_TOKENS });
        refuse(documentFault(document));
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

function refuse(fault: string | null): void {
  if (fault !== null) throw new GraphQLError(fault);
}

/** What there is too much of before the text is parsed; null when nothing. */
function textFault(text: string): string | null {
  if (text.length > MAX_CHARACTERS) return "The document is too long.";
  if (isLongerThan(text.matchAll(/\r\n|\n|\r/g), MAX_LINES)) return "The document has too many lines.";
  return isNestedDeeply(text) ? TOO_DEEP : null;
}

function isLongerThan(items: Iterable<unknown>, most: number): boolean {
  let count = 0;
  for (const _item of items) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Brackets within texts count too: no text of a shop has so many open ones. */
function isNestedDeeply(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[{}[\]()]/g)) {
    open += "{[(".includes(bracket) ? 1 : -1;
    if (open > MAX_BRACKETS) return true;
  }
  return false;
}

/** PostgreSQL would choke on them; variables are cleaned when the request is read. */
function noNullCharacters(context: ValidationContext): ASTVisitor {
  return {
    StringValue({ value }) {
      if (!value.includes("\0")) return;
      context.reportError(new GraphQLError("The text has a character we can't save."));
    },
  };
}
