import type { Brand } from "~/brand/brand";
import type { EngineContext } from "../graphql/context";
import type { OrderView } from "../orders/view-orders";
import { BoundedMap } from "../shared/bounded-map";
import { BusyError, limitConcurrency } from "../shared/concurrency-limit";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { drawInvoice } from "./draw-invoice";

/** Maximum bytes of all cached invoices. A typical one has about 30,000. */
const MAX_BYTES = 10_000_000;

const cached = new BoundedMap<string, Buffer>(MAX_BYTES, (_key, file) => file.length);
const inTurn = limitConcurrency(1, 50);

export type Invoice = { file: Buffer } | { rejection: "too-many" | "busy" };

/**
 * The invoice of an order in its current state. Drawn once per state, one at a time, with an hourly limit per visitor.
 */
export async function cachedInvoice(
  { db, visitor }: Pick<EngineContext, "db" | "visitor">,
  brand: Brand,
  view: OrderView,
  refunds: Parameters<typeof drawInvoice>[2],
): Promise<Invoice> {
  const key = sha256(JSON.stringify([brand.name, brand.address, brand.tokens, view, refunds]));
  const known = cached.get(key);
  if (known) return { file: known };
  if (visitor !== null) {
    const isAllowed = await isWithinLimit(db, rateLimits.invoices, sha256(visitor));
    if (!isAllowed) return { rejection: "too-many" };
  }
  try {
    const file = await inTurn(() => drawInvoice(brand, view, refunds));
    cached.set(key, file);
    return { file };
  } catch (error) {
    if (error instanceof BusyError) return { rejection: "busy" };
    throw error;
  }
}
