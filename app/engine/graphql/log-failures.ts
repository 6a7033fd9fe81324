import { type ExecutionResult, GraphQLError } from "graphql";
import { logger } from "../shared/logger";
import { isOurOwn } from "./mask-error";

/** Logs the original errors that `maskError` hides from clients. @param request its id */
export function logFailures({ errors = [] }: ExecutionResult, request: string | null): void {
  for (const error of errors) {
    if (isOurOwn(error)) logger.error({ err: causeOf(error), request }, "an operation failed");
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}
