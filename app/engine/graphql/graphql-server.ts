import type { ExecutionResult, GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { nextTurn } from "../shared/next-turn";
import type { Execute } from "./compile-document";
import type { EngineContext } from "./context";
import { cacheValidDocuments } from "./document-memory";
import { createOperationExecutor, type OperationArgs, type OperationExecutor } from "./execute-operation";
import { hideSchema } from "./hide-schema";
import { limitDocuments } from "./limit-documents";
import { maskError, maskErrorAndSchema } from "./mask-error";

/** Characters. Parsing a longer document takes a millisecond or more. */
const LONG_DOCUMENT = 2000;

/** An operation as clients send it. */
export interface GraphqlParams {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

export interface GraphqlServer {
  /** Executes an operation that was posted, and describes the faults of one that is invalid or exceeds a limit. */
  execute(params: GraphqlParams, context: EngineContext): Promise<ExecutionResult>;
  /** GraphQL over HTTP by Yoga, in all its forms. */
  fetch(request: Request, context: EngineContext): Promise<Response>;
}

/**
 * GraphQL by Yoga, without Yoga's developer pages. An operation that is known to be valid and compiled is executed
 * without Yoga, whose orchestration of plugins takes longer than a small query.
 * @param exposesSchema allows introspection
 * @param maxCharacters of all strings of the variables; default: what shoppers' forms need
 */
export function createGraphqlServer(
  schema: GraphQLSchema,
  exposesSchema: boolean,
  maxCharacters?: number,
): GraphqlServer {
  const masking = exposesSchema ? maskError : maskErrorAndSchema;
  const guards = exposesSchema ? [] : [hideSchema()];
  const documents = cacheValidDocuments();
  const executor = createOperationExecutor({ maxCharacters, maskError: masking });
  const yoga = createYoga<EngineContext>({
    schema,
    plugins: [limitDocuments(), ...guards, documents.plugin, executeBy(executor)],
    maskedErrors: { maskError: masking },
    parserAndValidationCache: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: false,
    fetchAPI: { Request, Response, Headers },
  });

  /** Null for an operation that is not known to be valid, or not compiled. */
  function executeKnown({ query, variables, operationName }: GraphqlParams, contextValue: EngineContext) {
    const document = documents.find(query);
    if (!document) return null;
    return executor.executeCompiled({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
    });
  }

  return {
    async execute(params, context) {
      const executed = executeKnown(params, context);
      if (executed) return executed;
      if (params.query.length > LONG_DOCUMENT) await nextTurn();
      // Yoga reads the method, since a GET must not execute mutations.
      const request = new Request("http://engine.internal/graphql", { method: "POST" });
      // The schema has neither subscriptions nor deferred parts.
      return (await yoga.getResultForParams({ params, request }, context)) as ExecutionResult;
    },
    fetch: async (request, context) => yoga.fetch(request, context),
  };
}

/** Lets Yoga execute operations within the limits of the executor. */
function executeBy(executor: OperationExecutor): Plugin<EngineContext> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args) => executor.execute(args as OperationArgs, executeFn as Execute));
    },
  };
}
