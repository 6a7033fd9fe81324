import type { Connection } from "../database/schema";
import { type Coupon, couponCode, couponProducts, isCurrent } from "./coupon";
import { isUsedUp } from "./coupon-uses";

const CODE = /^[A-Z0-9_-]{1,64}$/;

/**
 * The coupon of an entered code; null when there is none, it is outside its validity, deactivated, or was used as often as it
 * may be.
 */
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
    .where("coupon.is_active", "=", 1)
    .where("personal_coupon.order_id", "is", null)
    .executeTakeFirst();
  if (!coupon || !isCurrent(coupon, now) || (await isUsedUp(db, coupon))) return null;
  return { ...coupon, stacks: coupon.first_order_only !== 1, products: couponProducts(coupon) };
}
