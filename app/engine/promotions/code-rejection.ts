import type { Connection } from "../database/schema";
import { formatDate } from "../shared/format-date";
import { couponCode, isCurrent } from "./coupon";

/** Magento's message for a code that does not exist, was deactivated or is used up. */
export const NOT_VALID = "The coupon code isn't valid. Verify the code and try again.";

/** The reason an entered code is not a valid coupon now: unknown, used, expired, or not yet valid. */
export async function codeRejection(
  db: Connection,
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
  if (coupon.order_id !== null) return `The promo code ${code} has already been used.`;
  if (isCurrent(coupon, now)) return NOT_VALID;
  const isOver = coupon.ends_at !== null && coupon.ends_at < now.toISOString();
  return isOver
    ? `The promo code ${code} expired on ${formatDate(coupon.ends_at ?? "")}.`
    : `The promo code ${code} starts on ${formatDate(coupon.starts_at ?? "")}.`;
}
