import type { Connection } from "../database/schema";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";

export interface AuditFilter {
  action?: string | null;
  userId?: number | null;
  /** Type and id, such as "order" and "MPC100000001". */
  subject?: { type: string; id: string } | null;
}

/** The audit log, newest first. */
export async function listAudit(
  db: Connection,
  storeCodes: string[],
  filter: AuditFilter,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
) {
  let query = db
    .selectFrom("admin_audit")
    .leftJoin("admin_user", "admin_user.id", "admin_audit.admin_user_id")
    .selectAll("admin_audit")
    .select(["admin_user.name as actor_name", "admin_user.email as actor_email"])
    .where((entry) =>
      entry.or([
        entry("admin_audit.store_code", "is", null),
        entry("admin_audit.store_code", "in", ["", ...storeCodes]),
      ]),
    )
    .orderBy("admin_audit.id", "desc")
    .limit(pageSize + 1);
  if (filter.action) query = query.where("admin_audit.action", "=", filter.action);
  if (filter.userId) query = query.where("admin_audit.admin_user_id", "=", filter.userId);
  if (filter.subject) {
    query = query
      .where("admin_audit.subject_type", "=", filter.subject.type)
      .where("admin_audit.subject_id", "=", filter.subject.id);
  }
  if (after) query = query.where("admin_audit.id", "<", after.id);
  const rows = await query.execute();
  return pageOf(rows, pageSize, ({ at, id }) => ({ at, id })) satisfies Page<(typeof rows)[number]>;
}
