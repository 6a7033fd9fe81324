import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { spokenDay } from "../shared/spoken-day";
import { couponCode, isCurrent } from "./coupon";

const NOT_VALID = "The coupon code isn't valid. Verify the code and try again.";

/** Why a typed code is no coupon at this moment: unknown, used, over, or not yet. */
export async function codeRefusal(
  db: Kysely<Database>,
  storeCode: string,
  typed: string,
  now: Date,
): Promise<string> {
  const code = couponCode(typed);
  const coupon = await db
    .selectFrom("coupon")
    .leftJoin("personal_coupon", "personal_coupon.code", "coupon.code")
    .select(["coupon.starts_at", "coupon.ends_at", "personal_coupon.order_id"])
    .where("coupon.code", "=", code.slice(0, 64).replaceAll("\u0000", ""))
    .where("coupon.store_code", "=", storeCode)
    .executeTakeFirst();
  if (!coupon) return NOT_VALID;
  if (coupon.order_id !== null) return `The coupon code ${code} has been used.`;
  if (isCurrent(coupon, now)) return NOT_VALID;
  const isOver = coupon.ends_at !== null && coupon.ends_at < now.toISOString();
  return isOver
    ? `The coupon code ${code} ended on ${dayOf(coupon.ends_at)}.`
    : `The coupon code ${code} can be used from ${dayOf(coupon.starts_at)} on.`;
}

function dayOf(time: string | null): string {
  return spokenDay((time ?? "").slice(0, 10));
}
