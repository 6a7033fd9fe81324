import { z } from "zod";

/** Promotions, and the banners that announce them. */

const CENTS = z.number().int().nonnegative();
const BASIS_POINTS = z.number().int().min(0).max(10_000);

/** Validity: between two ISO times in UTC, or during a season of each year; unlimited by default. */
const running = {
  startsAt: z.string().datetime().optional(),
  endsAt: z.string().datetime().optional(),
  season: z.enum(["holiday"]).optional(),
};

const coupon = z
  .object({
    code: z.string().min(1),
    label: z.string().min(1),
    percentBasisPoints: BASIS_POINTS.default(0),
    amountCents: CENTS.default(0),
    minimumSubtotalCents: CENTS.default(0),
    /** Shown on the deals page. */
    isPublic: z.boolean(),
    ...running,
  })
  .strict();

/** Reduces one product to a fixed price, or all products by a percentage. */
const priceCode = z
  .object({
    /** As written for shoppers; numbers must be quoted. */
    code: z.string().min(1),
    /** The product it reduces, or several; by default, all shipped ones. */
    sku: z.string().min(1).optional(),
    skus: z.array(z.string().min(1)).min(1).optional(),
    size: z.string().optional(),
    priceCents: CENTS.optional(),
    percentBasisPoints: BASIS_POINTS.optional(),
    ...running,
  })
  .strict();

const headerOffer = z
  .object({
    saleTitle: z.string(),
    /** The storefront replaces [SALE_TITLE] and [FREESHIPPING], the engine [LAST_DAY]. */
    offerText: z.string().min(1),
    /** [LAST_DAY] is the last day of an offer that ends. */
    offerDescription: z.string(),
    storeNotice: z.string().default(""),
    /** Shown only to visitors with one of these price codes. */
    priceCodes: z.array(z.string()).min(1).optional(),
    /** An offer with an end shows the remaining time. */
    ...running,
  })
  .strict()
  .refine((offer) => !/\[LAST_DAY\]/.test(offer.offerText + offer.offerDescription) || isEnding(offer), {
    message: "names [LAST_DAY] and has no end: add endsAt or season",
  });

function isEnding({ endsAt, season }: { endsAt?: string; season?: string }): boolean {
  return endsAt !== undefined || season !== undefined;
}

/** catalog/coupons.yaml */
export const couponsFile = z.array(coupon);
/** catalog/price-codes.yaml */
export const priceCodesFile = z.array(priceCode);
/** content/header-offers.yaml; the first active one is shown first. */
export const headerOffersFile = z.array(headerOffer);

export type CouponData = z.infer<typeof coupon>;
export type PriceCodeData = z.infer<typeof priceCode>;
export type HeaderOfferData = z.infer<typeof headerOffer>;
/** Validity of a promotion, as written in a brand's files. */
export type Running = Pick<CouponData, "startsAt" | "endsAt" | "season">;
