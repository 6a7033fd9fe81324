import { liteClient } from "algoliasearch/lite";
import type { Settings } from "~/settings.server";

export type AlgoliaSettings = NonNullable<Settings["algolia"]>;

/** How many products a search finds at most. */
const MOST_HITS = 100;
/** Longer than this nobody waits; the provider's own search answers then. */
const PATIENCE_MILLISECONDS = 2000;

/**
 * The skus that Algolia finds for some words, the best first.
 * @param index name of the index
 * @throws Error when the service does not answer in time, or not with hits
 */
export async function findAlgoliaHits(
  settings: AlgoliaSettings,
  index: string,
  words: string,
): Promise<string[]> {
  const answer = openClient(settings).searchForHits<{ sku?: string }>({
    requests: [{ indexName: index, query: words, hitsPerPage: MOST_HITS, attributesToRetrieve: ["sku"] }],
  });
  const { results } = await inTime(answer);
  return results[0].hits.map(({ sku, objectID }) => sku ?? objectID);
}

type Client = ReturnType<typeof liteClient>;

const clients = new Map<string, Client>();

/** One client an address, for it remembers which of its hosts are down. */
function openClient(settings: AlgoliaSettings): Client {
  const key = JSON.stringify(settings);
  const known = clients.get(key);
  if (known) return known;
  const { appId, searchKey, host } = settings;
  const client = liteClient(appId, searchKey, {
    timeouts: { connect: 1000, read: PATIENCE_MILLISECONDS, write: PATIENCE_MILLISECONDS },
    ...(host && { hosts: [hostOf(host)] }),
  });
  clients.set(key, client);
  return client;
}

function hostOf(address: string) {
  const { host, protocol } = new URL(address);
  return {
    url: host,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    accept: "readWrite" as const,
  };
}

/** The client tries one host after the other; this ends it. */
function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The search service is too slow.")), PATIENCE_MILLISECONDS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
