import { CustomerIdDocument } from "~/provider/contract/documents.generated";
import { NOT_AUTHORIZED } from "~/provider/error-catalog";
import { failedResponse } from "~/provider/failed-response";
import type { Provider } from "~/provider/provider.server";

/** Specification §8 "Customer fetch failure". */
const FETCH_FAILED = "Something went wrong!";

/**
 * Returns the id of the signed-in customer; null when the provider refuses the session's token. Any other failure is
 * the page's, so that it signs nobody out.
 * @throws Response 503 while the provider is unavailable, 502 when it fails otherwise
 */
export async function fetchCustomerId(provider: Provider): Promise<string | null> {
  const response = await provider.attempt(CustomerIdDocument, {});
  if (response.status) return customerIdOf(response.data);
  if (response.error === "logged-out" || response.message === NOT_AUTHORIZED) return null;
  throw failedResponse(response.error, FETCH_FAILED, await provider.headers());
}

export function customerIdOf(data: { customer?: { id?: unknown } | null } | null): string | null {
  const id = data?.customer?.id;
  return id ? String(id) : null;
}
