import type { Connection, Row } from "../database/schema";

/** Those who have a role, oldest first: people who work here or are invited, and integrations in use. */
export function listRoleHolders(db: Connection, roleCode: string): Promise<Row<"admin_user">[]> {
  return db
    .selectFrom("admin_user")
    .leftJoin("admin_integration", "admin_integration.admin_user_id", "admin_user.id")
    .selectAll("admin_user")
    .where("role_code", "=", roleCode)
    .where("admin_user.state", "!=", "deactivated")
    .where("admin_integration.revoked_at", "is", null)
    .orderBy("admin_user.id")
    .execute();
}
