import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { confirmationRequired, forbidden } from "../admin-api/admin-errors";
import { lockRows } from "../database/dialect";
import type { Connection } from "../database/schema";
import type { StaffSession } from "../staff/staff-session";
import { formatMoney } from "../totals/money";
import type { OrderChange } from "./change-order";

/**
 * @param cents of the refund
 * @throws GraphQLError FORBIDDEN above the role's limit for the day; CONFIRM when password or code must be entered again
 */
export async function requireRefundAllowed(
  { transaction, session }: Pick<OrderChange, "transaction" | "session">,
  cents: number,
): Promise<void> {
  await lockPerson(transaction, session);
  const left = await refundLeftToday(transaction, session);
  if (cents > left)
    throw forbidden(`You can refund ${formatMoney(left)} more today. Ask somebody with a higher limit.`);
  if (session.confirmedUntil === null) throw confirmationRequired();
}

/** Locks the person, so that two forms sent at once cannot both use what is left of the limit. */
export async function lockPerson(transaction: Connection, { user }: StaffSession): Promise<void> {
  await lockRows(
    transaction,
    transaction.selectFrom("admin_user").select("id").where("id", "=", user.id),
  ).executeTakeFirst();
}

/** What a person may still refund today, in cents; infinite without a limit. */
export async function refundLeftToday(db: Connection, { role, user }: StaffSession): Promise<number> {
  if (role.refundDayLimitCents === null) return Number.POSITIVE_INFINITY;
  const { cents } = await db
    .selectFrom("admin_audit")
    .select((entry) => entry.fn.sum<number | string | null>("amount_cents").as("cents"))
    .where("admin_user_id", "=", user.id)
    .where("amount_cents", "is not", null)
    .where("at", ">=", startOfShopDay(shopDay(new Date())).toISOString())
    .executeTakeFirstOrThrow();
  return Math.max(0, role.refundDayLimitCents - Number(cents ?? 0));
}
