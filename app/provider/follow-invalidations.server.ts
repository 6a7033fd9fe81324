import { z } from "zod";
import { currentSettings } from "~/settings/settings.server";
import { onEngineInvalidation, providerAddress, providerFetch } from "./host.server";
import { providerStore } from "./provider-store.server";

/** Minimum interval between two polls of a remote provider. */
const POLL_MILLISECONDS = 3000;

const responseSchema = z.object({
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
    askVersion(seenVersion).then((response) => {
      if (response === "unknown") nextPoll = Number.POSITIVE_INFINITY;
      if (typeof response === "string") return;
      // A host restarted with another database may have a lower version.
      const isAhead = seenVersion !== null && response.version < seenVersion;
      for (const pattern of isAhead ? [null] : response.patterns) evict(pattern);
      seenVersion = response.version;
    });
  };
}

/** @param since the last version read; null before the first poll */
async function askVersion(since: number | null) {
  const query = since === null ? "" : `?since=${since}`;
  try {
    const response = await providerFetch(`${providerAddress()}/caching/cache/version${query}`, {
      headers: { Accept: "application/json", Store: providerStore() },
    });
    if (response.status >= 500 || response.status === 429) return "away";
    const read = responseSchema.safeParse(await response.json().catch(() => null));
    return read.success ? read.data.data : "unknown";
  } catch {
    return "away";
  }
}
