import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** What a price offer code looks like: base64. */
const PRICE_CODE = /^[A-Za-z0-9+/_-]{1,120}={0,2}$/;

/**
 * The price offer code that a customer has after logging in: the one that they came with now, else the one they came
 * with at another time, perhaps on another device (specification §4 "Price cache"). It is a key into the store's offers
 * and never a price.
 */
export function priceCodeToKeep(
  { priceCache }: Pick<EngineContext, "priceCache">,
  { price_code }: Pick<Row<"customer">, "price_code">,
): string | null {
  return priceCache && PRICE_CODE.test(priceCache) ? priceCache : price_code;
}
