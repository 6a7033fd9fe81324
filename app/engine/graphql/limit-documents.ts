import {
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import type { Plugin } from "graphql-yoga";

/** These two keep what is nested within reach of functions that call themselves, the parser first of all. */
const MOST_TOKENS = 5000;
const MOST_BRACKETS = 200;
const MOST_FIELDS = 600;
const DEEPEST = 20;
/** An operation does one thing or a few; more would be a way around the brakes on passwords. */
const MOST_MUTATIONS = 5;
/** A short document could otherwise have long lists answered hundreds of times over. */
const MOST_ALIASES = 30;
const TOO_DEEP = "The document is too deep.";

/**
 * Refuses documents that ask for more than any page of a shop does, before GraphQL's own rules compare all their fields
 * with each other. A fragment counts wherever it is spread.
 */
export function limitDocuments(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        const text = typeof source === "string" ? source : source.body;
        if (isNestedDeeply(text)) throw new GraphQLError(TOO_DEEP);
        const document = parse(source, { ...options, maxTokens: MOST_TOKENS });
        const fault = faultOf(document);
        if (fault) throw new GraphQLError(fault);
        return document;
      });
    },
    onValidate({ addValidationRule }) {
      addValidationRule(noNullCharacters);
    },
  };
}

/** Brackets within texts count too: no text of a shop has so many open ones. */
function isNestedDeeply(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[{}[\]()]/g)) {
    open += "{[(".includes(bracket) ? 1 : -1;
    if (open > MOST_BRACKETS) return true;
  }
  return false;
}

/** What the document has too much of; null when nothing. */
function faultOf({ definitions }: DocumentNode): string | null {
  const extentOf = measurement(definitions);
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { fields, aliases, depth, first } = extentOf(definition.selectionSet);
    const isMutation = definition.operation === OperationTypeNode.MUTATION;
    if (isMutation && first > MOST_MUTATIONS) return "The document has too many mutations.";
    if (fields > MOST_FIELDS) return "The document has too many fields.";
    if (depth > DEEPEST) return TOO_DEEP;
    if (aliases > MOST_ALIASES) return "The document has too many aliases.";
  }
  return null;
}

/** PostgreSQL would choke on them; variables are cleaned when the request is read. */
function noNullCharacters(context: ValidationContext): ASTVisitor {
  return {
    StringValue({ value }) {
      if (!value.includes("\0")) return;
      context.reportError(new GraphQLError("A text has a character that cannot be kept."));
    },
  };
}

/** How much a selection asks for, its fragments in their places. */
interface Extent {
  /** All fields. */
  fields: number;
  /** Fields under another name than their own. */
  aliases: number;
  /** Selections within each other. */
  depth: number;
  /** The fields of the selection itself, without those within. */
  first: number;
}

const NOTHING: Extent = { fields: 0, aliases: 0, depth: 1, first: 0 };

/** Measures selections. Each fragment is measured once, for together they may spread to billions of fields. */
function measurement(definitions: readonly DefinitionNode[]): (selections: SelectionSetNode) => Extent {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const known = new Map<FragmentDefinitionNode, Extent>();

  function ofSelections({ selections }: SelectionSetNode): Extent {
    return selections.map(ofSelection).reduce(
      (sum, part) => ({
        fields: sum.fields + part.fields,
        aliases: sum.aliases + part.aliases,
        depth: Math.max(sum.depth, part.depth),
        first: sum.first + part.first,
      }),
      NOTHING,
    );
  }

  function ofSelection(selection: SelectionNode): Extent {
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(fragments.get(selection.name.value));
    const alias = selection.alias ? 1 : 0;
    if (!selection.selectionSet) return { fields: 1, aliases: alias, depth: 1, first: 1 };
    const { fields, aliases, depth } = ofSelections(selection.selectionSet);
    return { fields: fields + 1, aliases: aliases + alias, depth: depth + 1, first: 1 };
  }

  /** A fragment within itself, or one that is not there, is for the other rules to refuse. */
  function ofFragment(fragment: FragmentDefinitionNode | undefined): Extent {
    if (!fragment) return NOTHING;
    const measured = known.get(fragment);
    if (measured) return measured;
    known.set(fragment, NOTHING);
    const extent = ofSelections(fragment.selectionSet);
    known.set(fragment, extent);
    return extent;
  }

  return ofSelections;
}
