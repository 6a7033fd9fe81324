import { buildASTSchema, type GraphQLSchema, parse } from "graphql";
import { createSchema } from "graphql-yoga";

type Resolvers<Context> = Parameters<typeof createSchema<Context>>[0]["resolvers"];

/**
 * Adds resolvers to a contract.
 * @param typeDefinitions the contract, which codegen has validated: a second validation would only make the start slower
 */
export function executableSchema<Context>(
  typeDefinitions: string,
  resolvers: Resolvers<Context>,
): GraphQLSchema {
  const contract = buildASTSchema(parse(typeDefinitions, { noLocation: true }), {
    assumeValid: true,
    assumeValidSDL: true,
  });
  return createSchema<Context>({ typeDefs: contract, resolvers, updateResolversInPlace: true });
}
