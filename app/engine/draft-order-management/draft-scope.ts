import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { rowId } from "../shared/row-id";
import type { StaffSession } from "../staff/staff-session";

/** The draft order with that id in the session's stores; null when there is none. */
export async function draftById(
  db: Connection,
  session: StaffSession,
  typed: string,
): Promise<Row<"draft_order"> | null> {
  return (await draftRow(db, session, typed).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockDraftById(
  transaction: Connection,
  session: StaffSession,
  typed: string,
): Promise<Row<"draft_order"> | null> {
  return (await lockRows(transaction, draftRow(transaction, session, typed)).executeTakeFirst()) ?? null;
}

function draftRow(db: Connection, { storeCodes }: StaffSession, typed: string) {
  return db
    .selectFrom("draft_order")
    .selectAll()
    .where("id", "=", rowId(typed))
    .where("store_code", "in", ["", ...storeCodes]);
}
