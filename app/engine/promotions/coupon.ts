import type { Row } from "../database/schema";

/** A coupon for computing totals: a percentage of the subtotal, or an amount. */
export interface Coupon
  extends Pick<
    Row<"coupon">,
    "code" | "label" | "percent_basis_points" | "amount_cents" | "minimum_subtotal_cents"
  > {
  /** False for the sign-up offer: it does not reduce items that a price code has already reduced. */
  stacks: boolean;
}

export function isCurrent(coupon: Pick<Row<"coupon">, "starts_at" | "ends_at">, now: Date): boolean {
  const time = now.toISOString();
  return (coupon.starts_at ?? time) <= time && (coupon.ends_at ?? time) >= time;
}

/** Coupon codes are compared without regard to case and surrounding spaces. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
