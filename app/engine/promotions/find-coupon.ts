import type { Connection } from "../database/schema";
import { type Coupon, couponCode, isCurrent } from "./coupon";

const CODE = /^[A-Z0-9_-]{1,64}$/;

/** The coupon of an entered code; null when there is none, it is outside its validity, or it was used up. */
export async function findCoupon(
  db: Connection,
  storeCode: string,
  typed: string,
  now: Date,
): Promise<Coupon | null> {
  const code = couponCode(typed);
  if (!CODE.test(code)) return null;
  const coupon = await db
    .selectFrom("coupon")
    .leftJoin("personal_coupon", "personal_coupon.code", "coupon.code")
    .selectAll("coupon")
    .select("personal_coupon.first_order_only")
    .where("coupon.code", "=", code)
    .where("coupon.store_code", "=", storeCode)
    .where("personal_coupon.order_id", "is", null)
    .executeTakeFirst();
  return coupon && isCurrent(coupon, now) ? { ...coupon, stacks: coupon.first_order_only !== 1 } : null;
}
