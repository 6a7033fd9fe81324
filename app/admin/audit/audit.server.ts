import { type AuditFilterInput, AuditLogDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";

/** One page of the audit log that matches the address. */
export async function readAudit(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const action = searchParams.get("action") ?? "";
  const [type, id] = [searchParams.get("subject"), searchParams.get("id")];
  const subject = type && id ? { type, id } : null;
  const { auditLog } = await visit.read(AuditLogDocument, {
    filter: auditFilter(searchParams),
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

/** The filter of the list's address. */
export function auditFilter(query: URLSearchParams): AuditFilterInput {
  return {
    action: query.get("action") || null,
    staff_id: query.get("staff") || null,
    subject_type: query.get("subject") || null,
    subject_id: query.get("id") || null,
  };
}

export type AuditView = Awaited<ReturnType<typeof readAudit>>;
