import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { type Coupon, couponCode, isCurrent } from "./coupon";

const CODE = /^[A-Z0-9_-]{1,64}$/;

/** The coupon of a typed code; null when there is none, it is not its time, or it was for one order and is used. */
export async function findCoupon(
  db: Kysely<Database>,
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
