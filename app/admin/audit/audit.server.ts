import { AuditLogDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";

/** One page of the audit log that matches the address. */
export async function readAudit(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const action = searchParams.get("action") ?? "";
  const [type, id] = [searchParams.get("subject"), searchParams.get("id")];
  const subject = type && id ? { type, id } : null;
  const { auditLog } = await visit.read(AuditLogDocument, {
    filter: { action: action || null, subject_type: subject?.type, subject_id: subject?.id },
    after: searchParams.get("after"),
  });
  return {
    action,
    subject,
    search,
    entries: auditLog.items,
    endCursor: auditLog.end_cursor ?? null,
    actions: auditLog.actions,
  };
}

export type AuditView = Awaited<ReturnType<typeof readAudit>>;
