import type { Kysely } from "kysely";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { applyRate } from "../totals/money";
import type { Coupon } from "./coupon";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { currentPriceCodes, findPriceOffers, NO_OFFERS, type PriceOffers } from "./price-code-offers";

/** What a line of a cart says about its price. */
interface Line {
  product: CatalogProduct;
  /** Option code → value code. */
  options: Record<string, string>;
  unitPriceCents: number;
}

/** What is said where an offer has ended that made something in the cart cheaper. */
export const OFFER_ENDED =
  "The special price you came with has ended. Your cart shows today's prices: please look at them once more.";

/** What the price codes that a cart remembers offer. A cart without one costs nothing. */
export async function cartOffers(
  db: Kysely<Database>,
  { price_code, store_code }: Pick<Row<"cart">, "price_code" | "store_code">,
  now: Date,
): Promise<PriceOffers> {
  return price_code === null ? NO_OFFERS : findPriceOffers(db, store_code, price_code, now);
}

/** What one piece costs by the offers, in cents; null when none makes it cheaper. */
function offerPrice(
  { product, options, unitPriceCents }: Line,
  offers: readonly PriceOffer[],
): number | null {
  const prices = offers.length > 0 ? offeredPrices(product, offers) : null;
  const cents = prices && unitPrice(prices, options);
  return cents !== null && cents < unitPriceCents ? cents : null;
}

/**
 * The line at its offer price. Where a coupon that does not stack makes it cheaper still, the line keeps its normal
 * price and takes the coupon: the shopper has the better of the two.
 */
export function withOffer<OfLine extends Line>(
  line: OfLine,
  { current }: PriceOffers,
  coupon: Coupon | null,
): OfLine & { offerPriceCents: number | null } {
  const offerPriceCents = offerPrice(line, current);
  const isBeaten = offerPriceCents !== null && couponPrice(line, coupon) < offerPriceCents;
  return { ...line, offerPriceCents: isBeaten ? null : offerPriceCents };
}

/** One piece with a coupon instead of an offer. A coupon that waits for a minimum, or takes an amount, is none. */
function couponPrice({ unitPriceCents }: Line, coupon: Coupon | null): number {
  if (!coupon || coupon.stacks || coupon.minimum_subtotal_cents > 0) return unitPriceCents;
  return unitPriceCents - applyRate(unitPriceCents, coupon.percent_basis_points);
}

/** Whether an offer that has ended would have made one of the lines cheaper. */
export function lostAnOffer(lines: Line[], { ended }: PriceOffers): boolean {
  return lines.some((line) => offerPrice(line, ended) !== null);
}

/** The cart with the codes that whoever asks carries: they take the place of those that it remembers. */
export async function withPriceCodes(context: EngineContext, cart: Row<"cart">): Promise<Row<"cart">> {
  return { ...cart, ...(await broughtCodes(context)) };
}

/** The column of a cart that a change sets; nothing when nobody brings a code that offers something. */
export async function broughtCodes({
  db,
  storeCode,
  priceCache,
}: Pick<EngineContext, "db" | "storeCode" | "priceCache">): Promise<
  Partial<Pick<Row<"cart">, "price_code">>
> {
  const codes = await currentPriceCodes(db, storeCode, priceCache, new Date());
  return codes === null ? {} : { price_code: codes };
}
