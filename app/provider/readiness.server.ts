import { providerAddress, providerFetch } from "./host.server";

/** A supervisor asks every few seconds, and wants to be told before it asks again. */
const MAX_MILLISECONDS = 3000;
const NOT_FOUND = 404;

/**
 * Whether the provider can answer shoppers now: the embedded engine says so when its database does. A host that does not
 * know the question, as a plain Magento, is asked for nothing by GraphQL.
 */
export async function isProviderReady(): Promise<boolean> {
  return Promise.race([askProvider().catch(() => false), tooLate()]);
}

async function askProvider(): Promise<boolean> {
  const response = await providerFetch(`${providerAddress()}/rest/mpc/V1/ready`);
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
