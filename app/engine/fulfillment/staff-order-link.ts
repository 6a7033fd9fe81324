import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

/**
 * Identifies an order in the links of emails to the store. It authorizes nothing: the link leads to signing in, and then to
 * the order in /admin. Those of today do not expire; older emails have some that do.
 */
export const staffOrderToken = signedToken({
  purpose: "order-desk",
  claims: z.object({ orderId: z.number().int().positive() }),
});

/** URL that leads staff to an order. */
export function staffOrderLink(
  settings: Pick<Settings, "publicUrl" | "sessionSecret">,
  orderId: number,
): string {
  return shopAddress(settings, `/orders/desk/${staffOrderToken.sign(settings, { orderId })}`);
}

/** The number of a link's order; null for a forged or expired link, and when the order is gone. */
export async function numberOfLink(
  { db, settings }: { db: Connection; settings: Pick<Settings, "sessionSecret"> },
  token: string,
): Promise<string | null> {
  const claims = staffOrderToken.read(settings, token);
  if (!claims) return null;
  const order = await db
    .selectFrom("sales_order")
    .select("number")
    .where("id", "=", claims.orderId)
    .executeTakeFirst();
  return order?.number ?? null;
}
