import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";

const MOST_FIELDS = 600;
const DEEPEST = 20;
/** An operation does one thing or a few; more would be a way around the brakes on passwords. */
const MOST_MUTATIONS = 5;

/** Refuses documents that ask for more than any page of a shop does. Fragments count where they are written. */
export function limitDocuments(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(documentLimits);
    },
  };
}

function documentLimits(context: ValidationContext): ASTVisitor {
  let fields = 0;
  let depth = 0;
  return {
    OperationDefinition(operation) {
      if (operation.operation === "mutation" && operation.selectionSet.selections.length > MOST_MUTATIONS) {
        context.reportError(new GraphQLError("The document has too many mutations."));
      }
    },
    Field() {
      fields += 1;
      if (fields === MOST_FIELDS + 1)
        context.reportError(new GraphQLError("The document has too many fields."));
    },
    SelectionSet: {
      enter(_node, _key, parent) {
        if (parent && "kind" in parent && parent.kind === Kind.INLINE_FRAGMENT) return;
        depth += 1;
        if (depth === DEEPEST + 1) context.reportError(new GraphQLError("The document is too deep."));
      },
      leave(_node, _key, parent) {
        if (parent && "kind" in parent && parent.kind === Kind.INLINE_FRAGMENT) return;
        depth -= 1;
      },
    },
  };
}
