import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { BusyError, limitConcurrency } from "../shared/concurrency-limit";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/** Maximum bytes of all cached documents. A typical one has about 30,000. */
const MAX_BYTES = 10_000_000;

const cached = new BoundedMap<string, Buffer>(MAX_BYTES, (_key, file) => file.length);
const inTurn = limitConcurrency(1, 50);

export type CachedDocument = { file: Buffer } | { rejection: "too-many" | "busy" };

/**
 * An invoice or credit memo in its current state. Drawn once per state, one at a time, with an hourly limit per visitor.
 * @param state all that the document shows
 */
export async function cachedDocument(
  { db, visitor }: Pick<EngineContext, "db" | "visitor">,
  state: unknown,
  draw: () => Promise<Buffer>,
): Promise<CachedDocument> {
  const key = sha256(JSON.stringify(state));
  const known = cached.get(key);
  if (known) return { file: known };
  if (visitor !== null) {
    const isAllowed = await isWithinLimit(db, rateLimits.invoices, sha256(visitor));
    if (!isAllowed) return { rejection: "too-many" };
  }
  try {
    const file = await inTurn(draw);
    cached.set(key, file);
    return { file };
  } catch (error) {
    if (error instanceof BusyError) return { rejection: "busy" };
    throw error;
  }
}
