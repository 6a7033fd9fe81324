import { GraphQLError } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { logger } from "../shared/logger";
import type { EngineContext } from "./context";
import { isOurOwn } from "./mask-error";

/** Logs the original errors that `maskError` hides from clients, with the request's id. */
export function logFailures(): Plugin<EngineContext> {
  return {
    onExecute({ args }) {
      const { requestId } = args.contextValue;
      return {
        onExecuteDone({ result }) {
          if (isAsyncIterable(result)) return;
          for (const error of result.errors ?? []) {
            if (isOurOwn(error))
              logger.error({ err: causeOf(error), request: requestId }, "an operation failed");
          }
        },
      };
    },
  };
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}
