import type { ShippingMethod } from "./shipping-methods";

/**
 * Price of a method, in cents: nothing when the free-shipping threshold is reached.
 * @param goodsCents value of the parcel after discounts
 * @param freeFromCents minimum value for free shipping, inclusive; null when shipping is never free
 */
export function shippingPrice(
  method: ShippingMethod,
  goodsCents: number,
  freeFromCents: number | null,
): number {
  const isFree = method.canBeFree && freeFromCents !== null && goodsCents >= freeFromCents;
  return isFree ? 0 : method.priceCents;
}
