import { GraphQLError } from "graphql";

/** Errors of the staff's API. Their code says which page can help; the message is for people. */

export type AdminErrorCode = "SIGN_IN" | "CONFIRM" | "FORBIDDEN" | "CHANGED";

/** There is no session, or its second step is missing. */
export function signInRequired(): GraphQLError {
  return adminError("SIGN_IN", "graphql-authentication", "Please sign in.");
}

/** Password or code must be entered again. */
export function confirmationRequired(): GraphQLError {
  return adminError("CONFIRM", "graphql-authentication", "Please confirm it's you.");
}

export function forbidden(message = "Your role doesn't allow this."): GraphQLError {
  return adminError("FORBIDDEN", "graphql-authorization", message);
}

/** Somebody else has changed what the form was about. */
export function changedMeanwhile(what = "This order"): GraphQLError {
  const message = `${what} has changed since you opened it. Check what's new, then try again.`;
  return adminError("CHANGED", "graphql-input", message);
}

function adminError(code: AdminErrorCode, category: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category, code } });
}
