import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from "graphql";
import type { GraphqlError } from "./provider-failure";

/** How hosts say that a part of a document is none of theirs. */
const UNKNOWN = [
  /^Cannot query field /,
  /^Unknown argument /,
  /^Unknown type /,
  /^Field "\w+" is not defined by type /,
];

/**
 * Whether the error is about a part that the host does not know; then nothing of the document was done. What has a path
 * came of doing it, whatever it says: its words may repeat what a shopper wrote.
 */
export function isUnknownPart({ message, locations, path }: GraphqlError): boolean {
  return locations !== undefined && !path && UNKNOWN.some((text) => text.test(message));
}

/**
 * The document without the parts that errors point at, and without what is left of no use then: selections of nothing,
 * fragments of unknown types, variables that nothing takes.
 * @param errors as the host answered them to this very text
 * @returns null when nothing is left to ask
 */
export function withoutUnknownParts(text: string, errors: GraphqlError[]): string | null {
  const places = errors.filter(isUnknownPart).flatMap(({ locations = [] }) => locations.map(placeOf));
  let document = withoutPlaces(parse(text), new Set(places));
  for (let before = ""; print(document) !== before; ) {
    before = print(document);
    document = withoutUnused(withoutEmpty(document));
  }
  return document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ? print(document) : null;
}

function placeOf({ line, column }: { line: number; column: number }): string {
  return `${line}:${column}`;
}

function withoutPlaces(document: DocumentNode, places: Set<string>): DocumentNode {
  return without(document, (node) => {
    const named = partNamedBy(node);
    return named?.loc !== undefined && places.has(placeOf(named.loc.startToken));
  });
}

/** Where errors about a part point at: at itself, or at the type that it is of. */
function partNamedBy(node: ASTNode): ASTNode | undefined {
  switch (node.kind) {
    case Kind.FIELD:
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return node;
    case Kind.INLINE_FRAGMENT:
    case Kind.FRAGMENT_DEFINITION:
      return node.typeCondition;
    case Kind.VARIABLE_DEFINITION:
      return innermost(node.type);
  }
}

function innermost(type: ASTNode): ASTNode {
  return type.kind === Kind.NON_NULL_TYPE || type.kind === Kind.LIST_TYPE ? innermost(type.type) : type;
}

/** From the inside out: what is emptied by that goes as well. */
function withoutEmpty(document: DocumentNode): DocumentNode {
  return visit(document, {
    leave: (node) => ("selectionSet" in node && isEmpty(node.selectionSet) ? null : undefined),
  });
}

function isEmpty(selectionSet: SelectionSetNode | undefined): boolean {
  return selectionSet !== undefined && selectionSet.selections.length === 0;
}

/** Hosts refuse documents that define what they do not use, and that use what they do not define. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const fragments = new Set(document.definitions.filter(isFragment).map(({ name }) => name.value));
  const { spread, taken, defined } = namesIn(document);
  return without(document, (node) => {
    switch (node.kind) {
      case Kind.FRAGMENT_SPREAD:
        return !fragments.has(node.name.value);
      case Kind.FRAGMENT_DEFINITION:
        return !spread.has(node.name.value);
      case Kind.VARIABLE_DEFINITION:
        return !taken.has(node.variable.name.value);
      case Kind.ARGUMENT:
        return node.value.kind === Kind.VARIABLE && !defined.has(node.value.name.value);
      default:
        return false;
    }
  });
}

function isFragment(node: ASTNode): node is FragmentDefinitionNode {
  return node.kind === Kind.FRAGMENT_DEFINITION;
}

/** The fragments that are spread, and the variables that are taken and defined. */
function namesIn(document: DocumentNode) {
  const spread = new Set<string>();
  const taken = new Set<string>();
  const defined = new Set<string>();
  visit(document, {
    enter(node, _key, parent) {
      if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value);
      if (node.kind !== Kind.VARIABLE) return;
      const isDefinition = parent && "kind" in parent && parent.kind === Kind.VARIABLE_DEFINITION;
      (isDefinition ? defined : taken).add(node.name.value);
    },
  });
  return { spread, taken, defined };
}

function without(document: DocumentNode, isGone: (node: ASTNode) => boolean): DocumentNode {
  return visit(document, { enter: (node) => (isGone(node) ? null : undefined) });
}
