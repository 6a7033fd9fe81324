import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { readConfiguration } from "../content/configuration";
import type { Connection } from "../database/schema";
import { linkTokenHash } from "../shared/link-token";
import { randomToken, sha256 } from "../shared/secrets";
import { shopAddress } from "../shared/shop-address";
import type { Shop } from "../shared/store-settings";

/** Default when the store's configuration has none. */
const DEFAULT_DAYS = 14;

/** A link that leads to a draft order's payment. Only its token's hash is stored. */
interface PaymentLink {
  url: string;
  tokenHash: string;
  /** End of its last day at the shop, ISO 8601. */
  expiresAt: string;
}

/** A new link, valid today and on the next `payment_link_days` days of the store's configuration. */
export async function newPaymentLink(db: Connection, shop: Shop, storeCode: string): Promise<PaymentLink> {
  const token = randomToken();
  const days = Number((await readConfiguration(db, storeCode)).get("payment_link_days")) || DEFAULT_DAYS;
  const today = dayOf(shopDay(new Date()));
  return {
    url: shopAddress(shop, `/payment-link?${new URLSearchParams({ token })}`),
    tokenHash: sha256(token),
    expiresAt: startOfShopDay(isoDay(today + days + 1)).toISOString(),
  };
}

/** Queries the store's draft order whose link has that token; malformed tokens match none. */
export function draftOfToken(db: Connection, storeCode: string, token: string) {
  return db
    .selectFrom("draft_order")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("token_hash", "=", linkTokenHash(token));
}
