import type { CouponDetailsFragment } from "../documents.generated";

type Uses = Pick<CouponDetailsFragment, "uses" | "has_more_uses">;

/** Number of orders that use a coupon, such as "12"; "1,000+" when they are more than the staff's API counts. */
export function usesText({ uses, has_more_uses }: Uses): string {
  const counted = uses.toLocaleString("en-US");
  return has_more_uses ? `${counted}+` : counted;
}
