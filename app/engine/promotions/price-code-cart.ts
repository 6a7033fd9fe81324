import type { Kysely } from "kysely";
import type { CatalogProduct } from "../catalog/catalog-product";
import type { DesignCounts } from "../catalog/counted-prices";
import { unitPrice } from "../catalog/price";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isMembership } from "../memberships/membership";
import { applyRate } from "../totals/money";
import type { Coupon } from "./coupon";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { currentPriceCodes, findPriceOffers, NO_OFFERS, type PriceOffers } from "./price-code-offers";

/** What a line of a cart says about its price. */
interface Line {
  product: CatalogProduct;
  /** Option code → value code. */
  options: Record<string, string>;
  counts: DesignCounts;
  unitPriceCents: number;
}

/** What is said where an offer has ended that made something in the cart cheaper. */
export const OFFER_ENDED =
  "Your special price has ended. Your cart now shows today's prices, so please check the total.";

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
  { product, options, counts, unitPriceCents }: Line,
  offers: readonly PriceOffer[],
): number | null {
  const prices = offers.length > 0 ? offeredPrices(product, offers) : null;
  const cents = prices && unitPrice(prices, options, counts);
  return cents !== null && cents < unitPriceCents ? cents : null;
}

/** What may make a cart cheaper besides its coupon. */
interface CartOffers extends PriceOffers {
  /** Basis points off for members; 0 for everybody else. */
  memberRate: number;
}

interface Offered {
  offerPriceCents: number | null;
  isMemberPrice: boolean;
}

const NOTHING_OFFERED: Offered = { offerPriceCents: null, isMemberPrice: false };

/**
 * The line at the better of the prices by code and for members. Where a coupon that does not stack makes it cheaper
 * still, the line keeps its normal price and takes the coupon: the shopper has the best of all.
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

/** As a price code for everything that is not worth money itself. */
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
