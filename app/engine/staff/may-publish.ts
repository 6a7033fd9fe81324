import type { Connection } from "../database/schema";
import type { Permission } from "./permissions";
import { findRole } from "./roles";

/** Whether what a person has scheduled for a store may be published: they still have the permission, and the store. */
export async function mayPublish(
  db: Connection,
  userId: number,
  storeCode: string,
  permission: Permission,
): Promise<boolean> {
  const user = await db
    .selectFrom("admin_user")
    .select(["role_code", "store_codes"])
    .where("id", "=", userId)
    .where("state", "!=", "deactivated")
    .executeTakeFirst();
  const role = user && (await findRole(db, user.role_code));
  if (!role?.permissions.includes(permission)) return false;
  const own: string[] | null = user?.store_codes ? JSON.parse(user.store_codes) : null;
  return own === null || own.includes(storeCode);
}
