import type { WasteReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";
import { ShareBar, shareOf } from "./share-bar";

/** What had to be made again, and what it cost. */
export function WasteReportPage({ data, ...view }: ReportView<WasteReportQuery>) {
  const report = data?.wasteReport;
  const products = byProduct(report?.rows ?? []);
  const total = products.reduce((added, { cost }) => added + cost, 0);
  return (
    <ReportFrame page="waste" {...view}>
      {report && (
        <>
          <p>Pieces that were made again on these days, with what staff entered as their cost.</p>
          {report.is_truncated && (
            <p>
              These are the newest {report.rows.length} entries, and the sums by product are of them alone.
              The download has up to 10,000.
            </p>
          )}
          <h2>By product</h2>
          <DataTable
            label="Pieces made again by product"
            rows={products}
            keyOf={({ sku }) => sku}
            empty="Nothing was made again on these days."
            columns={[
              { title: "Product", cell: ({ sku }) => sku },
              { title: "Spoiled", cell: ({ waste }) => waste, isNumber: true },
              { title: "Replaced", cell: ({ replacement }) => replacement, isNumber: true },
              { title: "Cost", cell: ({ cost }) => moneyText({ value: cost }), isNumber: true },
              { title: "Share", cell: ({ cost }) => <ShareBar share={shareOf(cost, total)} /> },
            ]}
          />
          <h2>One by one</h2>
          <DataTable
            label="Pieces made again, newest first"
            rows={report.rows.map((row, index) => ({ ...row, index }))}
            keyOf={({ index }) => String(index)}
            empty="Nothing was made again on these days."
            columns={[
              {
                title: "Order",
                cell: ({ order_number }) => <a href={`/admin/orders/${order_number}`}>{order_number}</a>,
              },
              { title: "Made again", cell: ({ at }) => shopTimeText(at) },
              { title: "Product", cell: ({ sku }) => sku },
              { title: "Kind", cell: ({ kind }) => (kind === "waste" ? "Spoiled" : "Replaced") },
              { title: "Pieces", cell: ({ pieces }) => pieces, isNumber: true },
              { title: "Reason", cell: ({ reason }) => reason },
              { title: "Cost", cell: ({ cost }) => moneyText(cost), isNumber: true },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}

interface ProductWaste {
  sku: string;
  waste: number;
  replacement: number;
  /** In dollars. */
  cost: number;
}

function byProduct(rows: WasteReportQuery["wasteReport"]["rows"]): ProductWaste[] {
  const products = new Map<string, ProductWaste>();
  for (const { sku, kind, pieces, cost } of rows) {
    const product = products.get(sku) ?? { sku, waste: 0, replacement: 0, cost: 0 };
    product[kind === "waste" ? "waste" : "replacement"] += pieces;
    product.cost += cost.value;
    products.set(sku, product);
  }
  return [...products.values()].sort((one, other) => other.cost - one.cost);
}
