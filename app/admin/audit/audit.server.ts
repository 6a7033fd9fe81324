import { type AuditFilterInput, AuditLogDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { viewsOf } from "../views/views.server";

/** One page of the audit log that matches the address. */
export async function readAudit(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = auditFilter(searchParams);
  const { auditLog } = await visit.read(AuditLogDocument, {
    filter,
    after: searchParams.get("after"),
  });
  return {
    filter,
    search,
    entries: auditLog.items,
    endCursor: auditLog.end_cursor ?? null,
    actions: auditLog.actions,
    subjectTypes: auditLog.subject_types,
    staff: auditLog.staff,
    views: await viewsOf(visit, "AUDIT"),
  };
}

/** The filter of the list's address; text that is no person's number is left out. */
export function auditFilter(query: URLSearchParams): AuditFilterInput {
  return {
    action: query.get("action") || null,
    staff_id: /^\d{1,9}$/.exec(query.get("staff") ?? "")?.[0] ?? null,
    subject_type: query.get("subject") || null,
    subject_id: query.get("subject_id")?.trim() || null,
  };
}

export type AuditView = Awaited<ReturnType<typeof readAudit>>;
