import type { ProductReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";
import { ShareBar, shareOf } from "./share-bar";

/** What was sold, by product. */
export function ProductReportPage({ data, ...view }: ReportView<ProductReportQuery>) {
  const report = data?.productReport;
  const total = report?.rows.reduce((sum, { items }) => sum + items.value, 0) ?? 0;
  return (
    <ReportFrame page="products" {...view}>
      {report && (
        <>
          <p>
            Orders count on the day they were placed, without canceled and unpaid ones. Items are after
            discounts, without tax; refunds are not deducted.
          </p>
          {report.is_truncated && (
            <p>
              These are the {report.rows.length} products with the largest amounts. The download has all of
              them.
            </p>
          )}
          <DataTable
            label="Products by amount"
            rows={report.rows}
            keyOf={({ sku }) => sku}
            empty="Nothing was ordered on these days."
            columns={[
              { title: "Product", cell: ({ name }) => name },
              { title: "SKU", cell: ({ sku }) => sku },
              { title: "Order lines", cell: ({ lines }) => lines, isNumber: true },
              { title: "Pieces", cell: ({ pieces }) => pieces, isNumber: true },
              { title: "Items", cell: ({ items }) => moneyText(items), isNumber: true },
              { title: "Share", cell: ({ items }) => <ShareBar share={shareOf(items.value, total)} /> },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
