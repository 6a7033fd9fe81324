import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { lockRows } from "../database/dialect";
import type { Connection } from "../database/schema";
import type { StaffSession } from "../staff/staff-session";

/**
 * What a person may still refund today, in cents; infinite without a limit. Locks the person's row, so that two forms
 * sent at once cannot both use the rest.
 */
export async function refundLeftToday(
  transaction: Connection,
  { role, user }: StaffSession,
): Promise<number> {
  if (role.refundDayLimitCents === null) return Number.POSITIVE_INFINITY;
  await lockRows(
    transaction,
    transaction.selectFrom("admin_user").select("id").where("id", "=", user.id),
  ).executeTakeFirst();
  const { cents } = await transaction
    .selectFrom("admin_audit")
    .select((entry) => entry.fn.sum<number | string | null>("amount_cents").as("cents"))
    .where("admin_user_id", "=", user.id)
    .where("at", ">=", startOfShopDay(shopDay(new Date())).toISOString())
    .executeTakeFirstOrThrow();
  return Math.max(0, role.refundDayLimitCents - Number(cents ?? 0));
}
