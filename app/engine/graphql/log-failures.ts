import { GraphQLError } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { logger } from "../shared/logger";
import type { EngineContext } from "./context";
import { isOurOwn } from "./mask-error";

/** Tells the log the truth about what `maskError` hides from who asks, with the name of the request. */
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
