import type { CatalogProduct } from "../catalog/catalog-product";
import type { Row } from "../database/schema";

/** The product that makes a customer a member for a year. */
export const MEMBERSHIP_SKU = "champ-membership";

/** Configuration value with its price in dollars (specification §3). */
export const MEMBERSHIP_PRICE = "champ_membership_price";

/** Configuration value with the member discount, in percent. */
export const MEMBER_PERCENT = "champ_membership_percent";

/** Message to guests who want to become members. */
export const MEMBERSHIP_NEEDS_ACCOUNT =
  "You need an account for a membership. Please sign in or create one; your cart will come with you.";

/** Message to customers who order several memberships. */
export const ONE_MEMBERSHIP = "You only need one membership at a time. You can add another year later.";

/** True for the membership: it is not shipped, bought one at a time, and paid in full. */
export function isMembership({ sku }: Pick<CatalogProduct, "sku">): boolean {
  return sku === MEMBERSHIP_SKU;
}

export function isMember({ member_until }: Pick<Row<"customer">, "member_until">, now: Date): boolean {
  return member_until !== null && member_until > now.toISOString();
}

/**
 * End of a membership: a year from its payment, or from the end of the previous year if that is later. The caller omits
 * refunded years.
 * @param paidAt ISO times, in any order
 * @returns ISO time; null without any year
 */
export function membershipEnd(paidAt: readonly string[]): string | null {
  return paidAt
    .toSorted()
    .reduce<string | null>((end, paid) => yearAfter(end !== null && end > paid ? end : paid), null);
}

/** The same moment a year later; for February 29, March 1. */
function yearAfter(time: string): string {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later.toISOString();
}
