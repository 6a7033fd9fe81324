import type { ShippingMethod } from "./shipping-methods";

/** What the price of shipping depends on. */
export interface Freight {
  /** Value of the contents after discounts. */
  goodsCents: number;
  /** Weight with the boxes. */
  grams: number;
  /** Minimum value for free shipping, inclusive; null when shipping is never free. */
  freeFromCents: number | null;
}

/**
 * Price of a method, in cents: nothing when the free-shipping threshold is reached; null when the method does not carry
 * such a parcel.
 */
export function shippingPrice(
  { bands, baseCents, canBeFree }: ShippingMethod,
  { freeFromCents, goodsCents, grams }: Freight,
): number | null {
  const band = bands.find(
    ({ maxCents = Number.POSITIVE_INFINITY, maxGrams = Number.POSITIVE_INFINITY }) =>
      grams <= maxGrams && goodsCents <= maxCents,
  );
  if (!band) return null;
  const isFree = canBeFree && freeFromCents !== null && goodsCents >= freeFromCents;
  return isFree ? 0 : baseCents + band.plusCents;
}
