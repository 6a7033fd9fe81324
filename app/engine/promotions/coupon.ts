import type { Row } from "../database/schema";

/** A coupon as the totals need it: a rate of the subtotal, or an amount. */
export interface Coupon
  extends Pick<
    Row<"coupon">,
    "code" | "label" | "percent_basis_points" | "amount_cents" | "minimum_subtotal_cents"
  > {
  /** False for the sign-up offer: it takes nothing off what a price code has made cheaper. */
  stacks: boolean;
}

/** Whether a coupon may be used at this moment. */
export function isCurrent(coupon: Pick<Row<"coupon">, "starts_at" | "ends_at">, now: Date): boolean {
  const time = now.toISOString();
  return (coupon.starts_at ?? time) <= time && (coupon.ends_at ?? time) >= time;
}

/** Coupon codes are compared without regard to case and surrounding spaces. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
