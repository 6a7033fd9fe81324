import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { recordAudit } from "../audit/record-audit";
import { type CsvCell, csv } from "../shared/csv";
import { findOrders, type OrderFilter } from "./find-orders";
import { scopeOf } from "./order-scope";
import { orderSummaries } from "./order-summaries";

/** Orders of one export; about a megabyte. */
const MAX_ORDERS = 10_000;

const HEAD = [
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
];

/** The newest orders of a filter as CSV, recorded in the audit log. */
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
  return { csv: csv([HEAD, ...rows.map(cells)], { bom: true }), is_truncated: endCursor !== null };
}

function cells({ total, ...order }: Awaited<ReturnType<typeof orderSummaries>>[number]): CsvCell[] {
  return [
    order.number,
    order.store_code,
    order.placed_at,
    order.status,
    order.buyer_name,
    order.email,
    order.pieces,
    { cents: Math.round(total.value * 100) },
    total.currency,
    order.arrival_date ?? null,
    order.is_late,
  ];
}
