import { lockReferencedRows } from "../database/dialect";
import type { Transaction } from "../database/schema";
import type { StaffSession } from "../staff/staff-session";

/**
 * Locks the person's row, for a form about something that doesn't exist yet: the form waits here when it is sent twice
 * at once.
 */
export function lockOwnRow(transaction: Transaction, { user }: StaffSession) {
  const person = transaction.selectFrom("admin_user").select("id").where("id", "=", user.id);
  return lockReferencedRows(transaction, person).executeTakeFirst();
}
