import { z } from "zod";
import type { Settings } from "~/settings.server";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { findOrderByToken } from "../orders/order-by-token";
import { mayTryOrder } from "../orders/order-look-up-brake";
import { readOrderNumber } from "../orders/order-number";
import { parseEmail } from "../shared/email-address";
import { readToken, signToken } from "../shared/signed-token";

/** Who may look at the artwork of an order: whoever holds its token, or knows its number and the buyer's address. */

const PURPOSE = "order-artwork";
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const payload = z.object({ orderId: z.number().int().positive() });

/** What the asker gave: a token, or number and e-mail address. */
export interface ArtworkKey {
  token?: string | null;
  number?: string | null;
  email?: string | null;
}

/** The order that the key opens; null when it opens none. Ten addresses may be tried for a number in fifteen minutes. */
export async function openArtwork(
  context: EngineContext,
  key: ArtworkKey,
): Promise<Row<"sales_order"> | null> {
  if (key.token) return orderOfToken(context, key.token);
  const number = readOrderNumber(key.number ?? "");
  const email = parseEmail(key.email ?? "");
  if (number === null || email === null) return null;
  const order = await context.db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .where("store_code", "=", context.storeCode)
    .executeTakeFirst();
  if (!order) return null;
  return (await mayTryOrder(context, "artwork", order.id)) && order.email === email ? order : null;
}

/** A token for the artwork of this order alone, good for a day unless told. */
export function signArtworkToken(
  settings: Pick<Settings, "sessionSecret">,
  orderId: number,
  days = 1,
): string {
  return signToken(settings, PURPOSE, { orderId }, Date.now() + days * DAY);
}

/** The order of its own token or of an artwork token; null when it is neither. */
export async function orderOfToken(
  { db, settings, storeCode }: EngineContext,
  token: string,
): Promise<Row<"sales_order"> | null> {
  const claims = readToken(settings, PURPOSE, token, payload);
  const query = claims
    ? db
        .selectFrom("sales_order")
        .selectAll()
        .where("id", "=", claims.orderId)
        .where("store_code", "=", storeCode)
    : findOrderByToken(db, storeCode, token);
  return (await query.executeTakeFirst()) ?? null;
}
