import { GraphQLError } from "graphql";
import type { UserError } from "./resolvers.generated";

/** Errors that are reported to the client. All others are masked (mask-error.ts). */

export type ErrorCategory =
  | "graphql-input"
  | "graphql-authorization"
  | "graphql-authentication"
  | "graphql-no-such-entity"
  | "graphql-already-exists";

const NOT_AUTHORIZED = "The current customer isn't authorized.";

/** @param field the input's name, so that a form can show the message next to it */
export function inputError(message: string, field?: string): GraphQLError {
  return failure(message, "graphql-input", field);
}

/** For a missing or expired token, or another customer's data. */
export function authorizationError(message: string = NOT_AUTHORIZED): GraphQLError {
  return failure(message, "graphql-authorization");
}

/** For a wrong password or a locked account. @param field the input's name, when a form has it */
export function authenticationError(message: string, field?: string): GraphQLError {
  return failure(message, "graphql-authentication", field);
}

/** For an entity that does not exist or belongs to somebody else. */
export function noSuchEntity(message: string): GraphQLError {
  return failure(message, "graphql-no-such-entity");
}

/** @param field the input that must be unique */
export function alreadyExists(message: string, field?: string): GraphQLError {
  return failure(message, "graphql-already-exists", field);
}

/** One problem as the contract's `user_errors`. @param field the input that causes it */
export function userErrors(code: string, message: string, field: string | null = null): UserError[] {
  return [{ code, message, field }];
}

function failure(message: string, category: ErrorCategory, field?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category, ...(field && { field }) } });
}
