import type { ProviderDocument } from "./contract/documents.generated";
import { followInvalidations } from "./follow-invalidations.server";
import { openProvider } from "./provider.server";
import { createResponseCache } from "./response-cache";

/** Cache of responses that are the same for every visitor, until they expire or the provider invalidates them. */

const cache = createResponseCache();
let checkForInvalidations: (() => void) | undefined;
const listeners: (() => void)[] = [];

/**
 * Runs a query as a visitor without cookies, cached.
 * @throws Response 502 when the provider is unavailable and no recent response is cached
 */
export function requestPublic<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const call = `${document}\n${JSON.stringify(variables)}`;
  return cacheResponse(call, () => askAsVisitor(document, variables), textsIn(variables));
}

/**
 * Returns the cached response to the question, or calls `ask`.
 * @param pages paths or keys of the pages it is about
 * @throws what `ask` throws
 */
export function cacheResponse<Data>(
  call: string,
  ask: () => Promise<Data>,
  pages: string[] = [],
): Promise<Data> {
  checkForInvalidations ??= followInvalidations(evict);
  checkForInvalidations();
  return cache.get(call, ask, pages);
}

/** Evicts all responses. */
export function clearPublicCache(): void {
  evict(null);
}

/** Evicts responses about the page at that path. */
export function evictPageResponses(path: string): void {
  evict(path);
}

/** Calls `listener` after each eviction, of one page or all: what was made of the responses is outdated too. */
export function onPublicEviction(listener: () => void): void {
  listeners.push(listener);
}

function evict(path: string | null): void {
  cache.evict(path);
  for (const listener of listeners) listener();
}

async function askAsVisitor<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const provider = await openProvider(new Request("http://localhost/"));
  return provider.request(document, variables);
}

/** All strings in a query's variables, any of which may name the requested page. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
