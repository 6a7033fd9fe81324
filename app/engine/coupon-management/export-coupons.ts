import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { CouponFilterInput } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { csv } from "../shared/csv";
import { listCoupons, staffCoupons } from "./list-coupons";

/** Coupons of one export. */
const MAX_COUPONS = 10_000;
/** Coupons whose uses are counted by one query. */
const BATCH = 500;

const HEAD = [
  "store_code",
  "code",
  "label",
  "state",
  "kind",
  "value",
  "minimum_subtotal",
  "from",
  "to",
  "uses_per_coupon",
  "uses_per_customer",
  "uses",
  "skus",
  "categories",
  "is_public",
];

/** The coupons of a filter as CSV, recorded in the audit log. */
export async function exportCoupons(
  context: AdminContext,
  filter: CouponFilterInput,
): Promise<{ csv: string; is_truncated: boolean }> {
  const { db } = context;
  const { user, storeCodes } = await requireSession(context);
  const { items, endCursor } = await listCoupons(db, storeCodes, {
    filter,
    pageSize: MAX_COUPONS,
    after: null,
  });
  const coupons = [];
  for (let start = 0; start < items.length; start += BATCH) {
    coupons.push(...(await staffCoupons(db, items.slice(start, start + BATCH))));
  }
  await recordAudit(db, {
    userId: user.id,
    action: "coupons.export",
    subject: { type: "coupon", id: null },
    storeCode: storeCodes.find((code) => code === filter.store_code),
  });
  const rows = coupons.map((coupon) => [
    coupon.store_code,
    coupon.code,
    coupon.label,
    coupon.state,
    coupon.kind,
    coupon.value,
    { cents: Math.round((coupon.minimum_subtotal.value ?? 0) * 100) },
    coupon.from ?? null,
    coupon.to ?? null,
    coupon.uses_per_coupon ?? null,
    coupon.uses_per_customer ?? null,
    coupon.has_more_uses ? `${coupon.uses}+` : coupon.uses,
    coupon.skus.join(" "),
    coupon.categories.join(" "),
    coupon.is_public,
  ]);
  return { csv: csv([HEAD, ...rows], { bom: true }), is_truncated: endCursor !== null };
}
