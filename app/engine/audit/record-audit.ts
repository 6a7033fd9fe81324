import type { Connection, NewRow } from "../database/schema";
import type { AuditAction } from "./audit-actions";
import type { AuditSubject } from "./audit-subjects";

export interface AuditEntry {
  /** Null when nobody is signed in. */
  userId: number | null;
  action: AuditAction;
  /** No personal data: ids and numbers only. */
  subject: {
    type: AuditSubject;
    id: string | null;
  };
  storeCode?: string;
  /** Names of changed fields, without their values. */
  changedFields?: readonly string[];
  /** Money that the action refunds or gives away, in cents. */
  amountCents?: number;
  /** See `AdminAuditTable`. */
  requestKey?: string;
}

/** Appends to the audit log. Call it in the transaction of the change that it records. */
export async function recordAudit(transaction: Connection, entry: AuditEntry): Promise<void> {
  await recordAudits(transaction, [entry]);
}

/** Appends at least one entry to the audit log, as `recordAudit` does. */
export async function recordAudits(transaction: Connection, entries: AuditEntry[]): Promise<void> {
  await transaction.insertInto("admin_audit").values(entries.map(rowOf)).execute();
}

function rowOf(entry: AuditEntry): NewRow<"admin_audit"> {
  return {
    at: new Date().toISOString(),
    admin_user_id: entry.userId,
    action: entry.action,
    subject_type: entry.subject.type,
    subject_id: entry.subject.id,
    store_code: entry.storeCode ?? null,
    changed_fields: JSON.stringify(entry.changedFields ?? []),
    amount_cents: entry.amountCents ?? null,
    request_key: entry.requestKey ?? null,
  };
}
