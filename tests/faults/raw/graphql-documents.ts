import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { typeDefinitions } from "~/engine/graphql/type-definitions.generated";
import type { Dice } from "./dice";
import { hostileText } from "./hostile-text";

const schema = buildSchema(typeDefinitions);
const DEEPEST = 3;

/** A GraphQL document of the store's schema with hostile values, as the body of POST /graphql. */
export function graphqlBody(dice: Dice): string {
  const isMutation = dice.chance(0.5);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  const field = dice.pick(Object.values(root?.getFields() ?? {}));
  const query = `${isMutation ? "mutation" : "query"} { ${selection(dice, field, 0)} }`;
  return JSON.stringify({ query: dice.chance(0.1) ? query.slice(0, dice.below(query.length)) : query });
}

function selection(dice: Dice, field: GraphQLField<unknown, unknown>, depth: number): string {
  const required = field.args.filter(({ type }) => isNonNullType(type) || dice.chance(0.7));
  const args = required.map(({ name, type }) => `${name}: ${literal(dice, type, 0)}`).join(", ");
  return `${field.name}${args && `(${args})`}${members(dice, field.type, depth)}`;
}

function members(dice: Dice, type: unknown, depth: number): string {
  if (isNonNullType(type) || isListType(type)) return members(dice, type.ofType, depth);
  if (!isObjectType(type) && !isInterfaceType(type)) return "";
  const fields = Object.values(type.getFields()).filter(() => depth < DEEPEST && dice.chance(0.4));
  return ` { __typename ${fields.map((field) => selection(dice, field, depth + 1)).join(" ")} }`;
}

/** A literal of the type; for a scalar any text or number. */
function literal(dice: Dice, type: GraphQLInputType, depth: number): string {
  if (isNonNullType(type)) return literal(dice, type.ofType, depth);
  if (isListType(type)) {
    const items = Array.from({ length: dice.below(4) }, () => literal(dice, type.ofType, depth));
    return `[${items.join(", ")}]`;
  }
  if (isEnumType(type)) return dice.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < DEEPEST && dice.chance(0.6)),
    );
    return `{${fields.map((field) => `${field.name}: ${literal(dice, field.type, depth + 1)}`).join(", ")}}`;
  }
  return scalar(dice, type.name);
}

function scalar(dice: Dice, name: string): string {
  if (name === "Boolean") return dice.pick(["true", "false"]);
  if (name === "Int") return dice.pick(["0", "1", "-1", "300", "2147483647", "-2147483648"]);
  if (name === "Float") return dice.pick(["0", "-0.0", "0.1", "1e300", "-1e300", "9007199254740993"]);
  return JSON.stringify(hostileText(dice));
}
