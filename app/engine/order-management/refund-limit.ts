import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { confirmationRequired, forbidden } from "../admin-api/admin-errors";
import { lockReferencedRows } from "../database/dialect";
import type { Connection } from "../database/schema";
import { findRole } from "../staff/roles";
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

/**
 * The same for what is given away without a payment: store credit, points, gift cards and discounts.
 * @throws GraphQLError FORBIDDEN above the role's limit for the day
 */
export async function requireGivingAllowed(
  transaction: Connection,
  session: StaffSession,
  cents: number,
): Promise<void> {
  if (cents <= 0) return;
  await lockPerson(transaction, session);
  const left = await refundLeftToday(transaction, session);
  if (cents > left)
    throw forbidden(`You can give ${formatMoney(left)} more today. Ask somebody with a higher limit.`);
}

/**
 * Locks the person, for a program its creator, so that two forms sent at once cannot both use what is left of the limit.
 */
export async function lockPerson(transaction: Connection, { user }: StaffSession): Promise<void> {
  const id = (await creatorOf(transaction, user.id)) ?? user.id;
  const query = transaction.selectFrom("admin_user").select("id").where("id", "=", id);
  await lockReferencedRows(transaction, query).executeTakeFirst();
}

/**
 * What a person or a program may still refund today, in cents; infinite without a limit. All programs of one creator share
 * the limit of their role, and count toward the creator's own.
 */
export async function refundLeftToday(db: Connection, { role, user }: StaffSession): Promise<number> {
  const creator = await creatorOf(db, user.id);
  const programs = await programsOf(db, creator ?? user.id);
  const own = creator === null ? [user.id, ...programs] : programs;
  const left = await leftToday(db, role.refundDayLimitCents, own);
  if (creator === null) return left;
  return Math.min(left, await leftToday(db, await limitOf(db, creator), [creator, ...programs]));
}

async function leftToday(db: Connection, limitCents: number | null, userIds: number[]): Promise<number> {
  if (limitCents === null) return Number.POSITIVE_INFINITY;
  const { cents } = await db
    .selectFrom("admin_audit")
    .select((entry) => entry.fn.sum<number | string | null>("amount_cents").as("cents"))
    .where("admin_user_id", "in", userIds)
    .where("amount_cents", "is not", null)
    .where("at", ">=", startOfShopDay(shopDay(new Date())).toISOString())
    .executeTakeFirstOrThrow();
  return Math.max(0, limitCents - Number(cents ?? 0));
}

/** Who created the program with that account; null for a person's account. */
async function creatorOf(db: Connection, userId: number): Promise<number | null> {
  const integration = await db
    .selectFrom("admin_integration")
    .select("created_by")
    .where("admin_user_id", "=", userId)
    .executeTakeFirst();
  return integration?.created_by ?? null;
}

/** Accounts of the programs that a person created, also of revoked ones. */
async function programsOf(db: Connection, creator: number): Promise<number[]> {
  const rows = await db
    .selectFrom("admin_integration")
    .select("admin_user_id")
    .where("created_by", "=", creator)
    .execute();
  return rows.map(({ admin_user_id }) => admin_user_id);
}

/** What the role of a person lets them refund a day, in cents; null: any amount. */
async function limitOf(db: Connection, userId: number): Promise<number | null> {
  const { role_code } = await db
    .selectFrom("admin_user")
    .select("role_code")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return (await findRole(db, role_code))?.refundDayLimitCents ?? null;
}
