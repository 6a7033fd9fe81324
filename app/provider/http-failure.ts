import { isCartGone, shownMessage, UNKNOWN_ERROR } from "./error-catalogue";

/** What becomes of an answer that holds no GraphQL: specification §8 "HTTP 400", "HTTP 404", "HTTP 401", "Other". */

export interface HttpFailure {
  /** For the shopper; empty when there is nothing to say. */
  message: string;
  /** "cart-gone": the cart cookie and the price code are forgotten, the login stays. */
  error: "input" | "cart-gone" | "unavailable";
}

const NOT_FOUND = "Record not found, please try again.";
const NOT_AUTHORIZED = "You are not authorized to perform this action.";
const UNREADABLE = "Invalid json object.";
const INTERNAL = "Internal server error";

/** What hosts write when they break in the middle of an answer. */
const BROKEN_ANSWER = /Fatal|Uncaught|permission|directory/;

/** @param body what the host sent, JSON or not */
export function decideHttpFailure(status: number, body: string): HttpFailure {
  const { raw, message } = readMessage(body);
  if (status === 404 && isCartGone(raw)) return { message: "", error: "cart-gone" };
  return { message: wordsOf(status, message, body), error: status === 400 ? "input" : "unavailable" };
}

function wordsOf(status: number, message: string, body: string): string {
  if (status === 401) return NOT_AUTHORIZED;
  if (status === 400 && (message === "" || message === INTERNAL)) return NOT_FOUND;
  if (message !== "") return shownMessage(message);
  return unreadableAnswer(body);
}

/** What is said of an answer that is not even JSON. */
export function unreadableAnswer(body: string): string {
  return !isJson(body) && BROKEN_ANSWER.test(body) ? UNREADABLE : UNKNOWN_ERROR;
}

/** The message of a host: as it stands there, and with its parameters in place. */
function readMessage(body: string): { raw: string; message: string } {
  const said = isJson(body) ? JSON.parse(body) : null;
  const raw = typeof said?.message === "string" ? said.message : "";
  return { raw, message: withParameters(raw, said?.parameters) };
}

/** "%fieldName" and "%1" give way to the parameters; those that are not sent stay. */
function withParameters(message: string, parameters: unknown): string {
  if (parameters === null || typeof parameters !== "object") return message;
  const named: [string, unknown][] = Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), value])
    : Object.entries(parameters);
  const values = new Map(named);
  return message.replace(/%(\w+)/g, (placeholder, name) => {
    const value = values.get(name);
    return typeof value === "string" || typeof value === "number" ? String(value) : placeholder;
  });
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
