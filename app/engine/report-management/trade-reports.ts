import type { AdminContext } from "../admin-api/admin-context";
import type {
  DesignReportRow,
  ProductReport,
  ReportPeriodInput,
  SalesReportRow,
  SourceReport,
  WasteReport,
} from "../admin-api/resolvers.generated";
import { designReport } from "../reports/design-report";
import { productReport } from "../reports/product-report";
import { salesReport } from "../reports/sales-report";
import { sourceReport } from "../reports/source-report";
import { wasteReport } from "../reports/waste-report";
import { toMoney } from "../totals/money";
import { staffPeriod } from "./staff-period";

/** The reports of what was sold, designed and wasted. */

/** Rows on one page. */
const MAX_ROWS = 1000;

/** @throws GraphQLError as `staffPeriod` does */
export async function salesReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<SalesReportRow[]> {
  const rows = await salesReport(context.db, await staffPeriod(context, input));
  return rows.map(({ time, orders, pieces, itemsCents, totalCents, refundsCents }) => ({
    time,
    orders,
    pieces,
    items: toMoney(itemsCents),
    total: toMoney(totalCents),
    refunds: toMoney(refundsCents),
  }));
}

/** @throws GraphQLError as `staffPeriod` does */
export async function productReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<ProductReport> {
  const rows = await productReport(context.db, await staffPeriod(context, input));
  return {
    rows: rows.slice(0, MAX_ROWS).map(({ itemsCents, ...row }) => ({ ...row, items: toMoney(itemsCents) })),
    is_truncated: rows.length > MAX_ROWS,
  };
}

/** @throws GraphQLError as `staffPeriod` does */
export async function designReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<DesignReportRow[]> {
  return designReport(context.db, await staffPeriod(context, input));
}

/** @throws GraphQLError as `staffPeriod` does */
export async function sourceReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<SourceReport> {
  const rows = await sourceReport(context.db, await staffPeriod(context, input));
  return {
    rows: rows.slice(0, MAX_ROWS).map(({ kind, name, orders, totalCents }) => ({
      kind,
      name,
      orders,
      total: toMoney(totalCents),
    })),
    is_truncated: rows.length > MAX_ROWS,
  };
}

/** @throws GraphQLError as `staffPeriod` does */
export async function wasteReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<WasteReport> {
  const period = await staffPeriod(context, input);
  const { rows, isTruncated } = await wasteReport(context.db, period, MAX_ROWS);
  return {
    rows: rows.map(({ at, orderNumber, sku, kind, pieces, reason, costCents }) => ({
      at,
      order_number: orderNumber,
      sku,
      kind,
      pieces,
      reason,
      cost: toMoney(costCents),
    })),
    is_truncated: isTruncated,
  };
}
