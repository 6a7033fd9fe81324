import { providerAddress, providerFetch } from "./host.server";
import { restPath } from "./provider-store.server";

/** A supervisor polls every few seconds, and expects the response before its next poll. */
const MAX_MILLISECONDS = 3000;
const NOT_FOUND = 404;

/**
 * True if the provider can serve shoppers now. The embedded engine checks its database. A host without the readiness
 * path, such as a plain Magento, is sent a minimal GraphQL query.
 */
export async function isProviderReady(): Promise<boolean> {
  return Promise.race([askProvider().catch(() => false), tooLate()]);
}

async function askProvider(): Promise<boolean> {
  const response = await providerFetch(`${providerAddress()}${restPath("ready")}`);
  if (response.status !== NOT_FOUND) return response.ok;
  const { ok } = await providerFetch(`${providerAddress()}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  return ok;
}

function tooLate(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, MAX_MILLISECONDS, false).unref());
}
