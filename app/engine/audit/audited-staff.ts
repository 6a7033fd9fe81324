import type { AuditPerson } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";

/** Everybody who works or worked for one of these stores, integrations too, by name. */
export async function auditedStaff(db: Connection, storeCodes: string[]): Promise<AuditPerson[]> {
  const users = await db
    .selectFrom("admin_user")
    .select(["id", "name", "email", "store_codes"])
    .orderBy("name")
    .orderBy("email")
    .execute();
  return users
    .filter(({ store_codes }) => isOfStores(store_codes, storeCodes))
    .map(({ id, name, email }) => ({ id: String(id), name: name || email }));
}

/** @param own JSON list of a person's stores; null: all */
function isOfStores(own: string | null, storeCodes: string[]): boolean {
  return own === null || (JSON.parse(own) as string[]).some((code) => storeCodes.includes(code));
}
