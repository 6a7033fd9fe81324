import {
  type ArgumentNode,
  BREAK,
  type FieldNode,
  type GraphQLField,
  valueFromASTUntyped,
  visit,
} from "graphql";

export type Variables = Record<string, unknown>;
/** Number of entries of a list; a function when it depends on variables. */
export type Size = number | ((variables: Variables) => number);

/** By paginated field: its filter argument, and the fields in it that name single entries. */
const NAMING_FILTERS: Record<string, { argument: string; names: string[] }> = {
  products: { argument: "filter", names: ["sku", "url_key"] },
  categories: { argument: "filters", names: ["category_uid", "url_key", "url_path"] },
  orders: { argument: "filter", names: ["number"] },
};

/**
 * Number of entries that the field requests: the page size, or fewer when a filter names entries. Undefined for a field
 * without pages.
 */
export function pageSizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Size | undefined {
  const definition = field.args.find(({ name }) => name === "pageSize");
  if (!definition) return undefined;
  const defaultSize = Number(definition.defaultValue);
  const given = node.arguments ?? [];
  const size = (variables: Variables) => {
    const pageSize = argumentValue(given, "pageSize", variables);
    const named = countNamed(field.name, given, variables);
    return Math.max(1, Math.min(typeof pageSize === "number" ? pageSize : defaultSize, named));
  };
  return given.some(hasVariable) ? size : size({});
}

function countNamed(field: string, given: readonly ArgumentNode[], variables: Variables): number {
  const naming = NAMING_FILTERS[field];
  if (!naming) return Number.POSITIVE_INFINITY;
  const filter = argumentValue(given, naming.argument, variables);
  return Math.min(...naming.names.map((name) => countOf(memberOf(filter, name))));
}

function countOf(condition: unknown): number {
  const anyOf = memberOf(condition, "in");
  if (Array.isArray(anyOf)) return anyOf.length;
  return typeof memberOf(condition, "eq") === "string" ? 1 : Number.POSITIVE_INFINITY;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function argumentValue(given: readonly ArgumentNode[], name: string, variables: Variables): unknown {
  const node = given.find((argument) => argument.name.value === name);
  return node && valueFromASTUntyped(node.value, variables);
}

function hasVariable(argument: ArgumentNode): boolean {
  let found = false;
  visit(argument, {
    Variable() {
      found = true;
      return BREAK;
    },
  });
  return found;
}
