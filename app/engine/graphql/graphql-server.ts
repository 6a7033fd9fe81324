import type { GraphQLSchema } from "graphql";
import { createYoga, type YogaServerInstance } from "graphql-yoga";
import { compileDocuments } from "./compile-documents";
import type { EngineContext } from "./context";
import { cacheValidDocuments } from "./document-memory";
import { takeTurns } from "./heavy-operations";
import { hideSchema } from "./hide-schema";
import { limitCosts } from "./limit-costs";
import { limitDocuments } from "./limit-documents";
import { limitResponses } from "./limit-responses";
import { limitVariables } from "./limit-variables";
import { logFailures } from "./log-failures";
import { maskError, maskErrorAndSchema } from "./mask-error";

export type GraphqlServer = YogaServerInstance<EngineContext, object>;

/**
 * GraphQL over HTTP by Yoga, without Yoga's developer pages.
 * @param exposesSchema allows introspection
 * @param maxCharacters of all strings of the variables; default: what shoppers' forms need
 */
export function createGraphqlServer(
  schema: GraphQLSchema,
  exposesSchema: boolean,
  maxCharacters?: number,
): GraphqlServer {
  const guards = exposesSchema ? [] : [hideSchema()];
  return createYoga<EngineContext>({
    schema,
    plugins: [
      limitDocuments(),
      limitVariables(maxCharacters),
      ...guards,
      cacheValidDocuments(),
      limitCosts(),
      compileDocuments(),
      takeTurns(),
      logFailures(),
      limitResponses(),
    ],
    maskedErrors: { maskError: exposesSchema ? maskError : maskErrorAndSchema },
    parserAndValidationCache: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: false,
    fetchAPI: { Request, Response, Headers },
  });
}
