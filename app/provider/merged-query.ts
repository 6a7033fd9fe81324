import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  visit,
} from "graphql";
import type { GraphqlError } from "./provider-failure";

/** Several queries as one document. Their fields and variables are renamed, so that they cannot collide. */
export interface MergedQuery {
  text: string;
  /** The variables of the document. @param variables of each query, in order */
  variables(variables: readonly object[]): Record<string, unknown>;
  /** The parts of the response, one per query in order, as if it had been sent alone. */
  split(response: PartialResponse): PartialResponse[];
}

/** Data and errors of a response. */
export interface PartialResponse {
  data: Record<string, unknown>;
  errors: GraphqlError[];
}

/**
 * Merges queries into one document.
 * @returns null when they cannot be merged: one is no query, has directives or fragments at its root, or its fragments
 * use variables, or differ from the other's of the same name
 */
export function mergeQueries(documents: readonly string[]): MergedQuery | null {
  const queries = documents.map((text) => parse(text, { noLocation: true }));
  const operations = queries.flatMap(operationsOf);
  const fragments = sharedFragments(queries);
  if (operations.length !== documents.length || !operations.every(isSimple) || !fragments) return null;
  const fields = new Map<string, { query: number; name: string }>();
  for (const [query, operation] of operations.entries()) {
    for (const field of rootFields(operation)) {
      fields.set(prefixed(query, keyOf(field)), { query, name: keyOf(field) });
    }
  }
  return {
    text: [print(asOne(operations.map(renamed))), ...fragments.values()].join("\n"),
    variables: (variables) => Object.assign({}, ...variables.map(prefixedMembers)),
    split: (response) => split(response, fields, documents.length),
  };
}

function split(
  { data, errors }: PartialResponse,
  fields: ReadonlyMap<string, { query: number; name: string }>,
  count: number,
): PartialResponse[] {
  const parts = Array.from({ length: count }, (): PartialResponse => ({ data: {}, errors: [] }));
  for (const [key, value] of Object.entries(data)) {
    const field = fields.get(key);
    if (field) parts[field.query].data[field.name] = value;
  }
  for (const error of errors) {
    const [key, ...below] = error.path ?? [];
    const field = fields.get(String(key));
    if (field) parts[field.query].errors.push({ ...error, path: [field.name, ...below] });
    else for (const part of parts) part.errors.push(error);
  }
  return parts;
}

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
}

function isSimple({ operation, directives = [], selectionSet }: OperationDefinitionNode): boolean {
  const hasFieldsOnly = selectionSet.selections.every(({ kind }) => kind === Kind.FIELD);
  return operation === OperationTypeNode.QUERY && directives.length === 0 && hasFieldsOnly;
}

/** The fragments by name, as text; null when two of the same name differ, or one uses variables. */
function sharedFragments(queries: readonly DocumentNode[]): Map<string, string> | null {
  const fragments = new Map<string, string>();
  for (const node of queries.flatMap(({ definitions }) => definitions)) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const [name, text] = [node.name.value, print(node)];
    if (usesVariables(node) || (fragments.get(name) ?? text) !== text) return null;
    fragments.set(name, text);
  }
  return fragments;
}

function usesVariables(fragment: FragmentDefinitionNode): boolean {
  let isFound = false;
  visit(fragment, {
    enter(node) {
      if (node.kind === Kind.VARIABLE) isFound = true;
    },
  });
  return isFound;
}

function renamed(operation: OperationDefinitionNode, query: number): OperationDefinitionNode {
  const selections = rootFields(operation).map((field) => ({
    ...field,
    alias: { kind: Kind.NAME, value: prefixed(query, keyOf(field)) } as const,
  }));
  const aliased = { ...operation, selectionSet: { ...operation.selectionSet, selections } };
  return visit(aliased, {
    leave(node) {
      if (node.kind !== Kind.VARIABLE) return undefined;
      return { ...node, name: { ...node.name, value: prefixed(query, node.name.value) } };
    },
  });
}

function asOne(operations: readonly OperationDefinitionNode[]): OperationDefinitionNode {
  return {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    name: { kind: Kind.NAME, value: operations.map(({ name }) => name?.value ?? "").join("_") },
    variableDefinitions: operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: operations.flatMap(({ selectionSet }) => selectionSet.selections),
    },
  };
}

function rootFields({ selectionSet }: OperationDefinitionNode): FieldNode[] {
  return selectionSet.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD);
}

/** The field's name in the response. */
function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function prefixedMembers(variables: object, query: number): object {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [prefixed(query, name), value]));
}

function prefixed(query: number, name: string): string {
  return `q${query}_${name}`;
}
