import { z } from "zod";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { ordersOf } from "../orders/order-by-token";
import { signedToken } from "../shared/signed-token";

/** A link that is copied from a page soon stops working. */
const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/**
 * Opens the files of one order for whoever got it from the order's page in /admin: print files, labels, packing slip and
 * photos of claims.
 */
export const fileToken = signedToken({
  purpose: "order-files",
  claims: z.object({ orderId: z.number().int().positive() }),
  lifetime: LIFETIME_MILLISECONDS,
});

/** The order whose files a token opens; null for an invalid or expired one. */
export async function orderOfFiles(
  context: EngineContext,
  token: string,
): Promise<Row<"sales_order"> | null> {
  const claims = fileToken.read(context.settings, token);
  if (!claims) return null;
  return (await ordersOf(context).where("id", "=", claims.orderId).executeTakeFirst()) ?? null;
}
