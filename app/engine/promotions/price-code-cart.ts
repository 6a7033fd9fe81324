import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { DesignCounts } from "../catalog/prices-per-unit";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isMembership } from "../memberships/membership";
import { applyRate } from "../totals/money";
import type { Coupon } from "./coupon";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { currentPriceCodes, findPriceOffers, NO_OFFERS, type PriceOffers } from "./price-code-offers";

/** The parts of a cart line that determine its price. */
interface Line {
  product: CatalogProduct;
  /** Option code → value code. */
  options: Record<string, string>;
  counts: DesignCounts;
  unitPriceCents: number;
}

/** Message when an offer that reduced the cart has ended. */
export const OFFER_ENDED =
  "Your special price has ended. Your cart now shows today's prices, so please check the total.";

/** The offers of a cart's price codes. No query for a cart without any. */
export async function cartOffers(
  db: Connection,
  { price_code, store_code }: Pick<Row<"cart">, "price_code" | "store_code">,
  now: Date,
): Promise<PriceOffers> {
  return price_code === null ? NO_OFFERS : findPriceOffers(db, store_code, price_code, now);
}

/** Unit price with the offers, in cents; null when none reduces it. */
function offerPrice({ product, options, counts, unitPriceCents }: Line, offers: readonly PriceOffer[]) {
  const prices = offers.length > 0 ? offeredPrices(product, offers) : null;
  const cents = prices && unitPrice(prices, options, counts);
  return cents !== null && cents < unitPriceCents ? cents : null;
}

/** Reductions of a cart besides its coupon. */
interface CartOffers extends PriceOffers {
  /** Member discount in basis points; 0 for non-members. */
  memberRate: number;
}

interface Offered {
  offerPriceCents: number | null;
  isMemberPrice: boolean;
}

const NOTHING_OFFERED: Offered = { offerPriceCents: null, isMemberPrice: false };

/**
 * The line at the lower of the price-code and member prices. When a coupon that does not stack gives a lower price, the
 * line keeps its regular price and takes the coupon instead.
 */
export function withOffer<OfLine extends Line>(
  line: OfLine,
  offers: CartOffers,
  coupon: Coupon | null,
): OfLine & Offered {
  const offered = isMembership(line.product) ? NOTHING_OFFERED : bestOffer(line, offers);
  const { offerPriceCents } = offered;
  const isBeaten = offerPriceCents !== null && couponPrice(line, coupon) < offerPriceCents;
  return { ...line, ...(isBeaten ? NOTHING_OFFERED : offered) };
}

function bestOffer(line: Line, { current, memberRate }: CartOffers): Offered {
  const byCode = offerPrice(line, current);
  const forMembers = memberRate > 0 ? offerPrice(line, [memberOffer(line, memberRate)]) : null;
  const isMemberPrice = forMembers !== null && (byCode === null || forMembers < byCode);
  return { offerPriceCents: isMemberPrice ? forMembers : byCode, isMemberPrice };
}

/** Acts as a price code for all products except those that are worth money. */
function memberOffer({ product }: Line, memberRate: number): PriceOffer {
  return {
    store_code: product.store_code,
    code: "",
    sku: "",
    size: null,
    price_cents: null,
    percent_basis_points: memberRate,
    starts_at: null,
    ends_at: null,
  };
}

/** Unit price with a coupon instead of an offer. Coupons with a minimum or a fixed amount are ignored. */
function couponPrice({ unitPriceCents }: Line, coupon: Coupon | null): number {
  if (!coupon || coupon.stacks || coupon.minimum_subtotal_cents > 0) return unitPriceCents;
  return unitPriceCents - applyRate(unitPriceCents, coupon.percent_basis_points);
}

/** True if an ended offer would have reduced one of the lines. */
export function lostAnOffer(lines: Line[], { ended }: PriceOffers): boolean {
  return lines.some((line) => offerPrice(line, ended) !== null);
}

/** The cart with the visitor's price codes in place of its stored ones. */
export async function withPriceCodes(context: EngineContext, cart: Row<"cart">): Promise<Row<"cart">> {
  return { ...cart, ...(await broughtCodes(context)) };
}

/** The cart column to update; empty when the visitor's codes offer nothing. */
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
