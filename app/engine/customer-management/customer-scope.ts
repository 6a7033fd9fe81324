import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { rowId } from "../shared/row-id";
import type { StaffSession } from "../staff/staff-session";

/** The customer with that id in the session's stores; null when there is none. */
export async function customerById(
  db: Connection,
  session: StaffSession,
  typed: string,
): Promise<Row<"customer"> | null> {
  return (await customerRow(db, session, typed).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockCustomerById(
  transaction: Connection,
  session: StaffSession,
  typed: string,
): Promise<Row<"customer"> | null> {
  return (await lockRows(transaction, customerRow(transaction, session, typed)).executeTakeFirst()) ?? null;
}

function customerRow(db: Connection, { storeCodes }: StaffSession, typed: string) {
  return db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", rowId(typed))
    .where("store_code", "in", ["", ...storeCodes]);
}
