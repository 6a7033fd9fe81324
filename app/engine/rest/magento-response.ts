import { GraphQLError } from "graphql";
import type { ErrorCategory } from "../graphql/errors";

/** Answers in the shape of Magento's REST: the thing itself, or {message, parameters}. */

/** Said of what is not there, or somebody else's (specification §8 "HTTP 404"). */
const NO_SUCH_ENTITY = "No such entity with %fieldName = %fieldValue";
const NO_ACTIVE_CART = "Current customer does not have an active cart.";
const NOT_AUTHORIZED = "The consumer isn't authorized to access %resources.";
const MAX_ECHO_LENGTH = 64;

const STATUS: Partial<Record<ErrorCategory, number>> = {
  "graphql-authorization": 401,
  "graphql-authentication": 401,
  "graphql-no-such-entity": 404,
};

/** A failure that is told to whoever asked. */
class RestFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parameters?: Record<string, string>,
  ) {
    super(message);
  }
}

/** @param fieldName in Magento's words, such as cartId */
export function noSuchEntity(fieldName: string, fieldValue: string): Error {
  return new RestFailure(404, NO_SUCH_ENTITY, {
    fieldName,
    fieldValue: fieldValue.slice(0, MAX_ECHO_LENGTH),
  });
}

/** For a customer who has no cart, or one that is ordered. */
export function noActiveCart(): Error {
  return new RestFailure(404, NO_ACTIVE_CART);
}

/** For whoever sends no bearer, or one that is no more. */
export function notAuthorized(): Error {
  return new RestFailure(401, NOT_AUTHORIZED, { resources: "self" });
}

/** For a body in another shape. */
export function wrongRequest(message: string, parameters?: Record<string, string>): Error {
  return new RestFailure(400, message, parameters);
}

/** What `work` answers as JSON; what it refuses, in Magento's shape. @throws what is nobody's mistake but ours */
export async function asMagentoResponse(work: () => Promise<unknown>): Promise<Response> {
  try {
    return json(await work(), 200);
  } catch (error) {
    if (error instanceof RestFailure) {
      const { message, status, parameters } = error;
      return json({ message, ...(parameters && { parameters }) }, status);
    }
    if (!(error instanceof GraphQLError)) throw error;
    const status = STATUS[error.extensions.category as ErrorCategory] ?? 400;
    return json({ message: error.message }, status);
  }
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
