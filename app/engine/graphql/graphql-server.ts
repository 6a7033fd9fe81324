import { createYoga, type YogaServerInstance } from "graphql-yoga";
import { compileDocuments } from "./compile-documents";
import type { EngineContext } from "./context";
import { parsedDocuments } from "./document-memory";
import { limitDocuments } from "./limit-documents";
import { logFailures } from "./log-failures";
import { maskError } from "./mask-error";
import { engineSchema } from "./schema";

export type GraphqlServer = YogaServerInstance<EngineContext, object>;

/** GraphQL over HTTP as Yoga answers it, without the pages that Yoga has for developers. */
export function createGraphqlServer(): GraphqlServer {
  return createYoga<EngineContext>({
    schema: engineSchema(),
    plugins: [limitDocuments(), compileDocuments(), logFailures()],
    maskedErrors: { maskError },
    parserAndValidationCache: parsedDocuments(),
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: false,
    fetchAPI: { Request, Response, Headers },
  });
}
