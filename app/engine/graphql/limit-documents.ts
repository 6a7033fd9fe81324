import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
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

/** Refuses documents that ask for more than any page of a shop does. A fragment counts wherever it is spread. */
export function limitDocuments(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        const text = typeof source === "string" ? source : source.body;
        if (isNestedDeeply(text)) throw new GraphQLError(TOO_DEEP);
        return parse(source, { ...options, maxTokens: MOST_TOKENS });
      });
    },
    onValidate({ addValidationRule }) {
      addValidationRule(documentLimits);
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

function documentLimits(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  const extentOf = measurement(context);
  return {
    OperationDefinition({ operation, selectionSet }) {
      const { fields, aliases, depth, first } = extentOf(selectionSet);
      if (operation === "mutation" && first > MOST_MUTATIONS) refuse("The document has too many mutations.");
      if (fields > MOST_FIELDS) refuse("The document has too many fields.");
      if (depth > DEEPEST) refuse(TOO_DEEP);
      if (aliases > MOST_ALIASES) refuse("The document has too many aliases.");
    },
    /** What PostgreSQL would choke on; variables are cleaned when the request is read. */
    StringValue({ value }) {
      if (value.includes("\0")) refuse("A text has a character that cannot be kept.");
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
function measurement(context: ValidationContext): (selections: SelectionSetNode) => Extent {
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
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(context.getFragment(selection.name.value));
    const alias = selection.alias ? 1 : 0;
    if (!selection.selectionSet) return { fields: 1, aliases: alias, depth: 1, first: 1 };
    const { fields, aliases, depth } = ofSelections(selection.selectionSet);
    return { fields: fields + 1, aliases: aliases + alias, depth: depth + 1, first: 1 };
  }

  /** A fragment within itself, or one that is not there, is for the other rules to refuse. */
  function ofFragment(fragment: FragmentDefinitionNode | null | undefined): Extent {
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
