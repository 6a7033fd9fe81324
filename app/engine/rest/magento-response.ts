import { GraphQLError } from "graphql";
import type { ErrorCategory } from "../graphql/errors";
import { camelCase } from "./snake-case";

/** Responses in the format of Magento's REST API: the entity itself, or {message, parameters}. */

/** Message for an entity that does not exist or is another customer's (specification §8 "HTTP 404"). */
const NO_SUCH_ENTITY = "No such entity with %fieldName = %fieldValue";
const NO_ACTIVE_CART = "Current customer does not have an active cart.";
const NOT_AUTHORIZED = "The consumer isn't authorized to access %resources.";
const MISSING = '"%fieldName" is required. Enter and try again.';
const SEVERAL = "One or more input exceptions have occurred.";
/** In /admin, a form asks for password and code again. */
const CONFIRM = "This needs a token that is at most ten minutes old. Request a new one.";
const MAX_ECHO_LENGTH = 64;

const STATUS: Partial<Record<ErrorCategory, number>> = {
  "graphql-authorization": 401,
  "graphql-authentication": 401,
  "graphql-no-such-entity": 404,
};

/** Values of an error's message, and what else Magento adds to it. */
type Parameters = Record<string, string | string[]>;

/** An error that is reported to the client. */
class RestFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parameters?: Parameters,
    readonly errors?: { message: string; parameters: Record<string, string> }[],
  ) {
    super(message);
  }
}

/** @param fieldName Magento's name, such as cartId */
export function noSuchEntity(fieldName: string, fieldValue: string): Error {
  return new RestFailure(404, NO_SUCH_ENTITY, {
    fieldName,
    fieldValue: fieldValue.slice(0, MAX_ECHO_LENGTH),
  });
}

/** For an entity that is missing, with a message of its own. */
export function notFound(message: string): Error {
  return new RestFailure(404, message);
}

/** For a customer without a cart, or with an ordered one. */
export function noActiveCart(): Error {
  return notFound(NO_ACTIVE_CART);
}

/** For a missing or expired bearer token, or a missing permission. @param resources Magento's name of what is needed */
export function notAuthorized(resources = "self"): Error {
  return new RestFailure(401, NOT_AUTHORIZED, { resources });
}

/** For a malformed body. */
export function wrongRequest(message: string, parameters?: Parameters): Error {
  return new RestFailure(400, message, parameters);
}

/** For members that are missing: one message, or a list of them as Magento has it. @param names Magento's, at least one */
export function missingInputs(names: readonly string[]): Error {
  const errors = names.map((name) => ({ message: MISSING, parameters: { fieldName: camelCase(name) } }));
  if (errors.length === 1) return wrongRequest(MISSING, errors[0].parameters);
  return new RestFailure(400, SEVERAL, undefined, errors);
}

/** Responds with the result of `work` as JSON, or its error in Magento's format. @throws internal errors */
export async function asMagentoResponse(work: () => Promise<unknown>): Promise<Response> {
  try {
    return json(await work(), 200);
  } catch (error) {
    if (error instanceof RestFailure) {
      const { message, status, parameters, errors } = error;
      return json({ message, ...(parameters && { parameters }), ...(errors && { errors }) }, status);
    }
    if (!(error instanceof GraphQLError)) throw error;
    const { category, code } = error.extensions;
    const status = STATUS[category as ErrorCategory] ?? 400;
    return json({ message: code === "CONFIRM" ? CONFIRM : error.message }, status);
  }
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
