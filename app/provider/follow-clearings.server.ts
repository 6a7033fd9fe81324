import { z } from "zod";
import { currentSettings } from "~/settings.server";
import { providerAddress, providerFetch, whenEngineClears } from "./host.server";

/** Seconds may pass before a shop with a remote provider hears what was cleared there. */
const LOOK_AGAIN_MILLISECONDS = 3000;

const answerSchema = z.object({
  data: z.object({ version: z.number().int(), patterns: z.array(z.string().nullable()) }),
});

type Forget = (path: string | null) => void;

/**
 * Follows what the provider clears: calls `forget` with the path of each page, or with null for everything. The engine
 * tells by itself. A remote host is asked, beside requests and every few seconds at most, by the function that is
 * answered here; one that does not know the question is never asked again.
 */
export function followClearings(forget: Forget): () => void {
  if (!currentSettings().providerUrl) {
    whenEngineClears(forget);
    return () => {};
  }
  let seen: number | null = null;
  let nextLook = 0;

  return function look(): void {
    if (performance.now() < nextLook) return;
    nextLook = performance.now() + LOOK_AGAIN_MILLISECONDS;
    askVersion(seen).then((answer) => {
      if (answer === "unknown") nextLook = Number.POSITIVE_INFINITY;
      if (typeof answer === "string") return;
      // A host that began anew, from another database, may know less than was seen.
      const isAhead = seen !== null && answer.version < seen;
      for (const pattern of isAhead ? [null] : answer.patterns) forget(pattern);
      seen = answer.version;
    });
  };
}

/** @param since the version that was seen last; null before the first */
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
