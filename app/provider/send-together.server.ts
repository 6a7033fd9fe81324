import { LRUCache } from "lru-cache";
import { currentSettings } from "~/settings/settings.server";
import { type MergedQuery, mergeQueries } from "./merged-query";
import { type SentResponse, sendDocument } from "./send-document.server";

/**
 * The queries that a page asks at once are one operation of the embedded engine, which reads the customer and the cart
 * once for all of them (docs/decisions/0204). A remote host gets each document by itself, since it may not support parts
 * of it.
 */

interface WaitingQuery {
  document: string;
  variables: object;
  resolve: (response: SentResponse | Promise<SentResponse>) => void;
}

const QUERY = /^query\b/;
/** Far more than there are pages, each with a few sets of queries. */
const MAX_MERGED = 300;
/** The engine reports no more errors of one operation. */
const MAX_ERRORS = 50;

/** Merged queries by their documents; `none` when the documents cannot be merged. */
const merged = new LRUCache<string, MergedQuery | "none">({ max: MAX_MERGED });
/** The queries of each request that wait for the others, by the headers of the call. */
const waiting = new Map<string, WaitingQuery[]>();

/**
 * Like `sendDocument`. Queries of one request with the same identity are sent together, once none of its loaders can
 * continue without a response; each gets its own part of the response.
 * @param headers with X-Request-Id; calls without it are sent by themselves
 */
export function sendTogether(
  document: string,
  variables: object,
  headers: Record<string, string>,
): Promise<SentResponse> {
  const canWait = !currentSettings().providerUrl && headers["X-Request-Id"] && QUERY.test(document);
  if (!canWait) return sendDocument(document, variables, headers);
  return new Promise((resolve) => {
    const call = JSON.stringify(headers);
    const queries = waiting.get(call);
    if (queries) {
      queries.push({ document, variables, resolve });
      return;
    }
    waiting.set(call, [{ document, variables, resolve }]);
    // Runs after all microtasks, and so after the other loaders of the page have sent their queries.
    process.nextTick(() => {
      const ready = waiting.get(call) ?? [];
      waiting.delete(call);
      sendAll(ready.sort(byDocument), headers);
    });
  });
}

function sendAll(queries: WaitingQuery[], headers: Record<string, string>): void {
  const query = queries.length > 1 ? mergedQuery(queries.map(({ document }) => document)) : null;
  const responses = query
    ? sendMerged(query, queries, headers)
    : queries.map(({ document, variables }) => sendDocument(document, variables, headers));
  for (const [index, { resolve }] of queries.entries()) resolve(responses[index]);
}

function sendMerged(
  query: MergedQuery,
  queries: WaitingQuery[],
  headers: Record<string, string>,
): Promise<SentResponse>[] {
  const variables = query.variables(queries.map((each) => each.variables));
  const sent = sendDocument(query.text, variables, headers);
  const parts = sent.then(({ data, errors }) =>
    data && errors.length < MAX_ERRORS ? query.split({ data, errors }) : null,
  );
  return queries.map(async ({ document, variables: own }, index) => {
    const [whole, responses] = await Promise.all([sent, parts]);
    if (responses) return { ...responses[index], failure: whole.failure };
    return isRejected(whole) ? sendDocument(document, own, headers) : whole;
  });
}

/**
 * True if one query has made the whole operation fail, such as by an error in a required field, or if the queries exceeded a
 * limit together: then each is sent by itself. An engine without its database fails for all.
 */
function isRejected({ errors }: SentResponse): boolean {
  return errors.length > 0 && !errors.some(({ extensions }) => extensions?.category === "unavailable");
}

/** Sorts by text, so that the same set of queries always gives the same merged document. */
function byDocument(one: WaitingQuery, other: WaitingQuery): number {
  return one.document < other.document ? -1 : 1;
}

function mergedQuery(documents: string[]): MergedQuery | null {
  const key = documents.join("\n");
  const query = merged.get(key) ?? mergeUnlessInvalid(documents) ?? "none";
  merged.set(key, query);
  return query === "none" ? null : query;
}

/** An invalid document is sent by itself, and its errors are reported for it alone. */
function mergeUnlessInvalid(documents: string[]): MergedQuery | null {
  try {
    return mergeQueries(documents);
  } catch {
    return null;
  }
}
