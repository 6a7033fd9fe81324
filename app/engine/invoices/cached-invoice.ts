import type { Brand } from "~/brand/brand";
import type { EngineContext } from "../graphql/context";
import type { OrderView } from "../orders/view-orders";
import { BoundedMap } from "../shared/bounded-map";
import { isWithinLimit } from "../shared/database-limiter";
import { BusyError, fewAtOnce } from "../shared/few-at-once";
import { sha256 } from "../shared/secrets";
import { drawInvoice } from "./draw-invoice";

const HOUR_SECONDS = 60 * 60;
/** Far more than a business looks at in an hour; what is cached is not counted. */
const INVOICES_OF_A_VISITOR = 120;
/** Bytes of all that are cached. A usual one has some 30,000. */
const MAX_BYTES = 10_000_000;

const cached = new BoundedMap<string, Buffer>(MAX_BYTES, (_key, file) => file.length);
const inTurn = fewAtOnce(1, 50);

export type Invoice = { file: Buffer } | { refusal: "too-many" | "busy" };

/**
 * The invoice of an order as it is now. It is drawn once for each state of the order, one at a time, and for one visitor
 * so often an hour.
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
    const limit = { name: "invoices", points: INVOICES_OF_A_VISITOR, seconds: HOUR_SECONDS };
    if (!(await isWithinLimit(db, limit, sha256(visitor)))) return { refusal: "too-many" };
  }
  try {
    const file = await inTurn(() => drawInvoice(brand, view, refunds));
    cached.set(key, file);
    return { file };
  } catch (error) {
    if (error instanceof BusyError) return { refusal: "busy" };
    throw error;
  }
}
