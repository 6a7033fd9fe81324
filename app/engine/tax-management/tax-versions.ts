import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import type { TaxVersion } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";
import type { StaffSession } from "../staff/staff-session";
import { currentTaxVersion } from "../tax/read-tax-table";

const MAX_VERSIONS = 20;

/** The newest versions of the tax rates. */
export async function taxVersions({ db, storeCode }: AdminContext): Promise<TaxVersion[]> {
  const current = await currentTaxVersion(db, storeCode, new Date());
  const versions = await db
    .selectFrom("tax_version")
    .selectAll()
    .orderBy("id", "desc")
    .limit(MAX_VERSIONS)
    .execute();
  return versions.map((version) => taxVersionView(version, version.id === current?.id));
}

export function taxVersionView(
  { created_at, effective_on, name, source }: Row<"tax_version">,
  isInForce: boolean,
): TaxVersion {
  return {
    name,
    effective: effective_on,
    is_imported: source === "imported",
    is_in_force: isInForce,
    created_at,
  };
}

/** The session of somebody who works for all stores: rates apply to every one. @throws GraphQLError FORBIDDEN */
export async function requireAllStores(context: AdminContext): Promise<StaffSession> {
  const session = await requireSession(context);
  if (session.user.store_codes !== null)
    throw forbidden("Tax rates apply to all stores, and you work for some of them.");
  return session;
}
