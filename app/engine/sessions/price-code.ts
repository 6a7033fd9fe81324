import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { currentPriceCodes } from "../promotions/price-code-offers";

/** What a customer's row remembers of price codes. */
export type RememberedPriceCode = Pick<Row<"customer">, "price_code" | "price_code_until">;

const NOTHING: RememberedPriceCode = { price_code: null, price_code_until: null };

/**
 * The price code that a customer has after logging in: the one that they came with now, else the one they came with at
 * another time, perhaps on another device (specification §4 "Price cache"). It is remembered as long as its cookie
 * lives, and answered only while it offers something.
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
