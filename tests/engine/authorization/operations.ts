import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { MAX_FIELDS } from "~/engine/graphql/document-fault";
import { typeDefinitions } from "~/engine/graphql/type-definitions.generated";

const roots = rootsOf(typeDefinitions);

/** The types of a contract that have its operations. */
export function rootsOf(sdl: string): GraphQLObjectType[] {
  const schema = buildSchema(sdl);
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) => root ?? []);
}

/** Every operation of the contract with arguments, by a name such as "Mutation.saveDesign". */
export const operationsWithArguments: string[] = roots.flatMap((root) =>
  Object.values(root.getFields()).flatMap(({ name, args }) =>
    args.length > 0 ? `${root.name}.${name}` : [],
  ),
);

/**
 * A document that calls the operation with all arguments as variables, and selects most of its result: as deep as the
 * number of fields allows.
 */
export function documentOf(operation: string, depth = 3, ofContract = roots): string {
  const [rootName, name] = operation.split(".");
  const field = ofContract.find((root) => root.name === rootName)?.getFields()[name];
  if (!field) throw new Error(`The contract has no ${operation}.`);
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(", ");
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const inBrackets = (text: string) => (text ? `(${text})` : "");
  const call = `${name}${inBrackets(given)} ${selection(field.type, depth)}`;
  const text = `${rootName.toLowerCase()} ${inBrackets(variables)} { ${call} }`;
  const isTooLarge = (call.match(/\w+/g) ?? []).length > MAX_FIELDS;
  return isTooLarge && depth > 1 ? documentOf(operation, depth - 1, ofContract) : text;
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named) && !isInterfaceType(named)) return "{ __typename }";
  const fields = Object.values(named.getFields()).flatMap((field) => selectedField(field, depth));
  return `{ __typename ${fields.join(" ")} }`;
}

function selectedField(field: GraphQLField<unknown, unknown>, depth: number): string[] {
  if (field.args.some(isRequiredArgument)) return [];
  const isLeaf = isLeafType(getNamedType(field.type));
  if (!isLeaf && depth === 0) return [];
  return [`${field.name} ${selection(field.type, depth - 1)}`];
}
