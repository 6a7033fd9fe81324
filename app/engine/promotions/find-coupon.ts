import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { type Coupon, couponCode, isCurrent } from "./coupon";

const CODE = /^[A-Z0-9_-]{1,64}$/;

/** The coupon of a typed code; null when there is none or it is not its time. */
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
    .selectAll()
    .where("code", "=", code)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return coupon && isCurrent(coupon, now) ? coupon : null;
}
