import { withoutNul } from "../shared/without-nul";
import type { GraphqlParams } from "./graphql-server";

/**
 * The operation in a JSON body, without NUL characters; null when the text is invalid or no operation. By hand, since it
 * runs for every call, and a parser that copies each value costs as much as a compiled query.
 */
export function readParams(body: string): GraphqlParams | null {
  const parsed = parseJson(body);
  if (!isObject(parsed)) return null;
  const { query, variables, operationName, extensions } = parsed;
  if (typeof query !== "string") return null;
  if (!isAbsent(variables) && !isObject(variables)) return null;
  if (!isAbsent(operationName) && typeof operationName !== "string") return null;
  if (!isAbsent(extensions) && !isObject(extensions)) return null;
  // Copying the variables would otherwise change the copy's prototype.
  if (variables) Reflect.deleteProperty(variables, "__proto__");
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

/** Undefined when the text is invalid. */
function parseJson(body: string): unknown {
  try {
    if (!body.includes("\\u0000")) return JSON.parse(body);
    return JSON.parse(body, (_key, value) => (typeof value === "string" ? withoutNul(value) : value));
  } catch {
    return undefined;
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
