import type { AdminContext } from "../admin-api/admin-context";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { readOrderNumber } from "../orders/order-number";
import type { StaffSession } from "../staff/staff-session";
import type { OrderScope } from "./find-orders";

/** The stores whose orders the session sees. */
export function scopeOf({ storeCodes, user }: StaffSession): OrderScope {
  return { storeCodes, isWhole: user.store_codes === null };
}

/** The order with that number in the session's stores; null when there is none. */
export async function orderByNumber(
  { db }: Pick<AdminContext, "db">,
  session: StaffSession,
  typed: string,
): Promise<Row<"sales_order"> | null> {
  return (await orderRow(db, session, typed).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockOrderByNumber(
  transaction: Connection,
  session: StaffSession,
  typed: string,
): Promise<Row<"sales_order"> | null> {
  return (await lockRows(transaction, orderRow(transaction, session, typed)).executeTakeFirst()) ?? null;
}

function orderRow(db: Connection, { storeCodes }: StaffSession, typed: string) {
  return db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", readOrderNumber(typed) ?? "")
    .where("store_code", "in", ["", ...storeCodes]);
}
