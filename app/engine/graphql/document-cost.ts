import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import {
  DEFAULT_LIST_SIZE,
  FIELD_COSTS,
  LIST_SIZES,
  OBJECT_COSTS,
  SHORT_LISTS,
  TREE_SIZES,
} from "./list-sizes";
import { pageSizeOf, type Size, type Variables } from "./page-size";
import { hasNoObjects } from "./types-without-objects";

/** Cost of `__schema` and `__type`, whose depth GraphQL's own rules limit. */
const INTROSPECTION_COST = 500;

/** The cost of an operation: a part independent of its variables, and parts that depend on them. */
export interface CostPlan {
  fixed: number;
  parts: { times: number; size: Exclude<Size, number>; plan: CostPlan }[];
}

type Fragments = Map<string, FragmentDefinitionNode>;

interface Scope {
  schema: GraphQLSchema;
  fragments: Fragments;
}

/** The operation's cost with these variables, in units of a plain resolved field. */
export function costOf({ fixed, parts }: CostPlan, variables: Variables): number {
  return parts.reduce(
    (cost, { times, size, plan }) => cost + times * size(variables) * costOf(plan, variables),
    fixed,
  );
}

/** Plans a valid operation: each field counts once per entry of its enclosing lists. */
export function costPlan(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: FragmentDefinitionNode[],
): CostPlan {
  const scope = { schema, fragments: new Map(fragments.map((node) => [node.name.value, node])) };
  const root = schema.getRootType(operation.operation);
  return root ? planSelections(scope, operation.selectionSet, root) : NOTHING;
}

const NOTHING: CostPlan = { fixed: 0, parts: [] };

/** The field that encloses selections. */
interface Outer {
  /** Number of its `items`, when it is paginated. */
  page?: Size;
  /** Levels of a tree above, such as categories in categories. */
  level: number;
  /** A short list is above, within which no list counts as short: returns of orders of returns would multiply. */
  isInShortList: boolean;
}

const TOP: Outer = { level: 0, isInShortList: false };

function planSelections(
  scope: Scope,
  { selections }: SelectionSetNode,
  type: GraphQLCompositeType,
  outer = TOP,
): CostPlan {
  return selections.map((selection) => planSelection(scope, selection, type, outer)).reduce(plus, NOTHING);
}

function planSelection(
  scope: Scope,
  selection: SelectionNode,
  type: GraphQLCompositeType,
  outer: Outer,
): CostPlan {
  if (selection.kind === Kind.FIELD) return planField(scope, selection, type, outer);
  const fragment =
    selection.kind === Kind.INLINE_FRAGMENT ? selection : scope.fragments.get(selection.name.value);
  if (!fragment) return NOTHING;
  const condition = fragment.typeCondition && scope.schema.getType(fragment.typeCondition.name.value);
  const inner = isCompositeType(condition) ? condition : type;
  if (hasNoObjects(inner.name)) return NOTHING;
  return planSelections(scope, fragment.selectionSet, inner, outer);
}

function planField(scope: Scope, node: FieldNode, type: GraphQLCompositeType, outer: Outer): CostPlan {
  const name = node.name.value;
  const field = isUnionType(type) ? undefined : type.getFields()[name];
  if (!field)
    return { fixed: name.startsWith("__") && name !== "__typename" ? INTROSPECTION_COST : 1, parts: [] };
  const shortSize = SHORT_LISTS[`${type.name}.${name}`];
  const ownPage = (outer.isInShortList ? undefined : shortSize) ?? pageSizeOf(field, node);
  const isList = isListType(getNullableType(field.type));
  const tree = TREE_SIZES[`${type.name}.${name}`];
  const level = tree ? outer.level + 1 : 0;
  const entry = planEntry(scope, node, field.type, {
    page: isList ? undefined : ownPage,
    level,
    isInShortList: outer.isInShortList || shortSize !== undefined,
  });
  const size = tree?.[Math.min(level, tree.length) - 1] ?? listSize(type, field, ownPage, outer.page);
  const entries = isList ? times(entry, size) : entry;
  return plus(entries, { fixed: FIELD_COSTS[name] ?? 1, parts: [] });
}

/** Cost of one value of the field. */
function planEntry(
  scope: Scope,
  { selectionSet }: FieldNode,
  output: GraphQLOutputType,
  outer: Outer,
): CostPlan {
  const type = getNamedType(output);
  if (!selectionSet || !isCompositeType(type)) return NOTHING;
  return plus(planSelections(scope, selectionSet, type, outer), {
    fixed: OBJECT_COSTS[type.name] ?? 0,
    parts: [],
  });
}

function listSize(
  type: GraphQLCompositeType,
  { name }: GraphQLField<unknown, unknown>,
  ownPage: Size | undefined,
  page: Size | undefined,
): Size {
  if (ownPage !== undefined) return ownPage;
  if (name === "items" && page !== undefined) return page;
  return LIST_SIZES[`${type.name}.${name}`] ?? DEFAULT_LIST_SIZE;
}

function plus(one: CostPlan, other: CostPlan): CostPlan {
  return { fixed: one.fixed + other.fixed, parts: [...one.parts, ...other.parts] };
}

/** Adds one per entry, since each entry is a value, too. */
function times(entry: CostPlan, size: Size): CostPlan {
  const plan = plus(entry, { fixed: 1, parts: [] });
  if (typeof size !== "number") return { fixed: 0, parts: [{ times: 1, size, plan }] };
  return {
    fixed: size * plan.fixed,
    parts: plan.parts.map((part) => ({ ...part, times: size * part.times })),
  };
}
