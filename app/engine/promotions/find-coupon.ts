import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { type Coupon, couponCode, isCurrent } from "./coupon";

const LONGEST_CODE = 64;

/** The coupon of a typed code; null when there is none or it is not its time. */
export async function findCoupon(
  db: Kysely<Database>,
  storeCode: string,
  typed: string,
  now: Date,
): Promise<Coupon | null> {
  if (typed.length > LONGEST_CODE) return null;
  const coupon = await db
    .selectFrom("coupon")
    .selectAll()
    .where("code", "=", couponCode(typed))
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return coupon && isCurrent(coupon, now) ? coupon : null;
}
