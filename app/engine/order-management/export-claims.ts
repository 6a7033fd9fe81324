import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ClaimFilterInput, ClaimSummary } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { type CsvCell, csv } from "../shared/csv";
import { findClaims } from "./find-claims";
import { scopeOf } from "./order-scope";

/** Claims of one export; about a megabyte. */
const MAX_CLAIMS = 10_000;

const HEAD = [
  "order_number",
  "store_code",
  "email",
  "product_name",
  "quantity",
  "reason",
  "wish",
  "status",
  "created_at",
  "decided_at",
];

/**
 * The newest claims of a filter as CSV, without what buyers wrote; recorded in the audit log.
 * @throws GraphQLError as `findClaims` does
 */
export async function exportClaims(
  context: AdminContext,
  filter: ClaimFilterInput,
): Promise<{ csv: string; is_truncated: boolean }> {
  const { db } = context;
  const session = await requireSession(context);
  const page = { pageSize: MAX_CLAIMS, after: null };
  const { items, end_cursor } = await findClaims(db, scopeOf(session), filter, page);
  await recordAudit(db, {
    userId: session.user.id,
    action: "claims.export",
    subject: { type: "orders", id: null },
    storeCode: session.storeCodes.find((code) => code === filter.store_code),
    changedFields: [],
  });
  return { csv: csv([HEAD, ...items.map(cells)], { bom: true }), is_truncated: end_cursor != null };
}

function cells(claim: ClaimSummary): CsvCell[] {
  return [
    claim.order_number,
    claim.store_code,
    claim.email,
    claim.product_name,
    claim.quantity,
    claim.reason,
    claim.wish,
    claim.status,
    claim.created_at,
    claim.decided_at ?? null,
  ];
}
