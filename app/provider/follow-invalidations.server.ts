import { z } from "zod";
import { currentSettings } from "~/settings/settings.server";
import { onEngineInvalidation, providerAddress, providerFetch } from "./host.server";

/** Minimum interval between two polls of a remote provider. */
const POLL_MILLISECONDS = 3000;

const answerSchema = z.object({
  data: z.object({ version: z.number().int(), patterns: z.array(z.string().nullable()) }),
});

type Evict = (path: string | null) => void;

/**
 * Subscribes to the provider's cache invalidations: calls `evict` with the path of each page, or with null for
 * everything. The embedded engine pushes them. A remote host is polled by the returned function, which callers invoke
 * beside requests; it polls every few seconds at most, and never again once the host does not support it.
 */
export function followInvalidations(evict: Evict): () => void {
  if (!currentSettings().providerUrl) {
    onEngineInvalidation(evict);
    return () => {};
  }
  let seenVersion: number | null = null;
  let nextPoll = 0;

  return function poll(): void {
    if (performance.now() < nextPoll) return;
    nextPoll = performance.now() + POLL_MILLISECONDS;
    askVersion(seenVersion).then((answer) => {
      if (answer === "unknown") nextPoll = Number.POSITIVE_INFINITY;
      if (typeof answer === "string") return;
      // A host restarted with another database may have a lower version.
      const isAhead = seenVersion !== null && answer.version < seenVersion;
      for (const pattern of isAhead ? [null] : answer.patterns) evict(pattern);
      seenVersion = answer.version;
    });
  };
}

/** @param since the last version read; null before the first poll */
async function askVersion(since: number | null) {
  const query = since === null ? "" : `?since=${since}`;
  try {
    const answer = await providerFetch(`${providerAddress()}/caching/cache/version${query}`, {
      headers: { Accept: "application/json", Store: currentSettings().brand },
    });
    if (answer.status >= 500 || answer.status === 429) return "away";
    const read = answerSchema.safeParse(await answer.json().catch(() => null));
    return read.success ? read.data.data : "unknown";
  } catch {
    return "away";
  }
}
