import { z } from "zod";

/** What makes prices lower, and the banner that tells of it. */

const CENTS = z.number().int().nonnegative();
const BASIS_POINTS = z.number().int().min(0).max(10_000);

/** When it runs: from one ISO time in UTC to another, or in a season of each year; without them for ever. */
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
    /** Whether the page of deals names it. */
    isPublic: z.boolean(),
    ...running,
  })
  .strict();

/** Makes one product cheaper at a fixed price, or everything by a rate. */
const priceCode = z
  .object({
    /** As people write it; in quotes when it is a number. */
    code: z.string().min(1),
    /** Left out: everything that is shipped. */
    sku: z.string().optional(),
    size: z.string().optional(),
    priceCents: CENTS.optional(),
    percentBasisPoints: BASIS_POINTS.optional(),
  })
  .strict();

const headerOffer = z
  .object({
    saleTitle: z.string(),
    /** [SALE_TITLE] and [FREESHIPPING] are filled in by the storefront. */
    offerText: z.string().min(1),
    offerDescription: z.string(),
    storeNotice: z.string().default(""),
    /** Shown to who carries one of these price codes. */
    priceCodes: z.array(z.string()).min(1).optional(),
    /** An offer that ends is shown with the time it has left. */
    ...running,
  })
  .strict();

/** catalog/coupons.yaml */
export const couponsFile = z.array(coupon);
/** catalog/price-codes.yaml */
export const priceCodesFile = z.array(priceCode);
/** content/header-offers.yaml, the first that runs is shown first. */
export const headerOffersFile = z.array(headerOffer);

export type CouponData = z.infer<typeof coupon>;
export type PriceCodeData = z.infer<typeof priceCode>;
export type HeaderOfferData = z.infer<typeof headerOffer>;
/** When something runs, as a brand says it. */
export type Running = Pick<CouponData, "startsAt" | "endsAt" | "season">;
