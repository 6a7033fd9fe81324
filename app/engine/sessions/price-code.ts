import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { currentPriceCodes } from "../promotions/price-code-offers";

export type RememberedPriceCode = Pick<Row<"customer">, "price_code" | "price_code_until">;

const NOTHING: RememberedPriceCode = { price_code: null, price_code_until: null };

/**
 * The customer's price code after signing in: the current one, otherwise one from before, perhaps on another device
 * (specification §4 "Price cache"). It is stored for the lifetime of its cookie, and returned only while it offers
 * something.
 */
export async function priceCodeToKeep(
  {
    db,
    storeCode,
    settings,
    priceCache,
  }: Pick<EngineContext, "db" | "storeCode" | "settings" | "priceCache">,
  remembered: RememberedPriceCode,
): Promise<RememberedPriceCode> {
  const now = new Date();
  const brought = await currentPriceCodes(db, storeCode, priceCache, now);
  if (brought !== null) {
    const until = new Date(now.getTime() + settings.priceCacheSeconds * 1000);
    return { price_code: brought.split(" ")[0], price_code_until: until.toISOString() };
  }
  const isExpired = (remembered.price_code_until ?? "") <= now.toISOString();
  if (isExpired) return NOTHING;
  const current = await currentPriceCodes(db, storeCode, remembered.price_code, now);
  return current === null ? NOTHING : remembered;
}
