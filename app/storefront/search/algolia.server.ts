import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { askFirstHost } from "./algolia-hosts.server";

export type AlgoliaSettings = NonNullable<Settings["algolia"]>;

/** Maximum number of products that a search finds. */
const MAX_HITS = 100;

const hit = z.object({ objectID: z.string(), sku: z.string().optional() });
const response = z.object({ results: z.tuple([z.object({ hits: z.array(hit) })]) });

/**
 * Returns the SKUs that Algolia finds for a search term, the best first.
 * @param index name of the index
 * @throws Error when the service does not respond in time, or the response has no hits
 */
export async function findAlgoliaHits(
  settings: AlgoliaSettings,
  index: string,
  words: string,
): Promise<string[]> {
  const request = {
    indexName: index,
    query: words,
    hitsPerPage: MAX_HITS,
    attributesToRetrieve: ["sku"],
  };
  const answered = await askFirstHost(hostsOf(settings), "/1/indexes/*/queries", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Algolia-Application-Id": settings.appId,
      "X-Algolia-API-Key": settings.searchKey,
    },
    body: JSON.stringify({ requests: [request] }),
  });
  const { data } = response.safeParse(answered);
  if (!data) throw new Error("The search service answers something else than hits.");
  return data.results[0].hits.map(({ sku, objectID }) => sku ?? objectID);
}

/** Origins of the service: first the nearest of its servers, then those at another DNS provider. */
function hostsOf({ appId, host }: AlgoliaSettings): string[] {
  if (host) return [new URL(host).origin];
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others.sort(() => Math.random() - 0.5)];
}
