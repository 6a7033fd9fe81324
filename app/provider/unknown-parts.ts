import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from "graphql";
import type { GraphqlError } from "./provider-failure";

/** Hosts' messages about unsupported parts of a document. */
const UNKNOWN = [
  /^Cannot query field /,
  /^Unknown argument /,
  /^Unknown type /,
  /^Field "\w+" is not defined by type /,
  /^Field "\w+" argument "\w+" of type .+ is required\b/,
];

/** The same about an input that the host requires more of; it points at the input, or at its variable. */
const INCOMPLETE = /(?:^|; )Field "?[\w.]+"? of required type \S+ was not provided\.?$/;

/**
 * True if the error reports an unsupported part; then nothing of the document was executed. Errors with a path occurred
 * during execution, whatever their message: it may repeat a shopper's text.
 */
export function isUnknownPart({ message, locations, path }: GraphqlError): boolean {
  return locations !== undefined && !path && [...UNKNOWN, INCOMPLETE].some((text) => text.test(message));
}

/**
 * Removes the parts that errors point at, and then everything that is no longer useful: empty selections, fragments on
 * unknown types, unused variables.
 * @param errors the host's errors for exactly this text
 * @returns null when nothing is left
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
  return without(document, (node) => partsNamedBy(node).some(isNamed));

  function isNamed({ loc }: ASTNode): boolean {
    return loc !== undefined && places.has(placeOf(loc.startToken));
  }
}

/** What an error points at when it is about this node: the node itself, its type, or its incomplete inputs. */
function partsNamedBy(node: ASTNode): ASTNode[] {
  switch (node.kind) {
    case Kind.FIELD:
      return [node, ...(node.arguments ?? []).flatMap(({ value }) => inputsIn(value))];
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return [node];
    case Kind.INLINE_FRAGMENT:
    case Kind.FRAGMENT_DEFINITION:
      return node.typeCondition ? [node.typeCondition] : [];
    case Kind.VARIABLE_DEFINITION:
      return [node, innermost(node.type)];
    default:
      return [];
  }
}

function inputsIn(value: ValueNode): ValueNode[] {
  if (value.kind === Kind.LIST) return value.values.flatMap(inputsIn);
  if (value.kind !== Kind.OBJECT) return [];
  return [value, ...value.fields.flatMap((field) => inputsIn(field.value))];
}

function innermost(type: ASTNode): ASTNode {
  return type.kind === Kind.NON_NULL_TYPE || type.kind === Kind.LIST_TYPE ? innermost(type.type) : type;
}

/** Proceeds from the inside out, since removing parts may empty their parents. */
function withoutEmpty(document: DocumentNode): DocumentNode {
  return visit(document, {
    leave: (node) => ("selectionSet" in node && isEmpty(node.selectionSet) ? null : undefined),
  });
}

function isEmpty(selectionSet: SelectionSetNode | undefined): boolean {
  return selectionSet !== undefined && selectionSet.selections.length === 0;
}

/** Hosts reject documents with unused or undefined names. */
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

/** The spread fragments, and the used and defined variables. */
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
