import type { GraphqlError } from "./provider-failure";

/**
 * Whether what was asked for is there although parts of it failed: each error lies below a field of the document that has
 * an answer. Partial data is normal (contract README "Errors"), and a mutation with an answer has been carried out: an
 * order whose picture cannot be told is placed.
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
