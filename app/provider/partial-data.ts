import type { GraphqlError } from "./provider-failure";

/**
 * True if the requested data are present although parts failed: each error is below a field of the document that has a
 * value. Partial data are normal (contract README "Errors"), and a mutation with data has been executed: an order whose
 * picture fails is placed.
 */
export function isPartialResponse(
  data: Record<string, unknown> | null,
  errors: readonly GraphqlError[],
): boolean {
  return errors.every(({ path }) => isCompleteResponse(data?.[String(path?.[0])]));
}

function isCompleteResponse(response: unknown): boolean {
  return response !== null && response !== undefined;
}
