import { stringify } from "csv-stringify/sync";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { recordAudit } from "../audit/record-audit";
import { findOrders, type OrderFilter } from "./find-orders";
import { scopeOf } from "./order-scope";
import { orderSummaries } from "./order-summaries";

/** Orders of one export; about a megabyte. */
const MAX_ORDERS = 10_000;

/**
 * The newest orders of a filter as CSV, recorded in the audit log. Cells that a spreadsheet would run as formulas are
 * escaped.
 */
export async function exportOrders(
  context: AdminContext,
  filter: OrderFilter,
): Promise<{ csv: string; is_truncated: boolean }> {
  const { db } = context;
  const session = await requireSession(context);
  const { items, endCursor } = await findOrders(db, scopeOf(session), filter, {
    pageSize: MAX_ORDERS,
    after: null,
  });
  const rows = await orderSummaries(db, items);
  await recordAudit(db, {
    userId: session.user.id,
    action: "orders.export",
    subject: { type: "orders", id: null },
    storeCode: session.storeCodes.find((code) => code === filter.storeCode),
    changedFields: [],
  });
  const csv = stringify(
    rows.map(({ total, ...row }) => ({ ...row, total: total?.value, currency: total?.currency })),
    {
      header: true,
      bom: true,
      escape_formulas: true,
      cast: { boolean: String },
      columns: [
        "number",
        "store_code",
        "placed_at",
        "status",
        "buyer_name",
        "email",
        "pieces",
        "total",
        "currency",
        "arrival_date",
        "is_late",
      ],
    },
  );
  return { csv, is_truncated: endCursor !== null };
}
