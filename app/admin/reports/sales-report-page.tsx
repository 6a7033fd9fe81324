import type { SalesReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { dayText, moneyText, monthText } from "../ui/format";
import { ColumnChart } from "./column-chart";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";

/** What was sold over time. */
export function SalesReportPage({ data, ...view }: ReportView<SalesReportQuery>) {
  const rows = data?.salesReport;
  return (
    <ReportFrame page="sales" {...view}>
      {rows && (
        <>
          <p>
            Orders count on the day they were placed, without canceled and unpaid ones. Items are after
            discounts, the total is with shipping and tax, and refunds count on the day they were made.
          </p>
          <p>
            <strong>
              {totalOf(rows, ({ orders }) => orders)} orders,{" "}
              {dollars(totalOf(rows, ({ total }) => total.value))}
            </strong>
            , {dollars(averageOf(rows))} average order;{" "}
            {dollars(totalOf(rows, ({ refunds }) => refunds.value))} refunded
          </p>
          <ColumnChart
            label={isByMonth(rows) ? "Total by month" : "Total by day"}
            columns={rows.map(({ time, total }) => ({
              label: timeText(time),
              value: total.value,
              text: moneyText(total),
            }))}
          />
          <DataTable
            label="Sales over time"
            rows={rows.toReversed()}
            keyOf={({ time }) => time}
            empty="There are no days."
            columns={[
              { title: isByMonth(rows) ? "Month" : "Day", cell: ({ time }) => timeText(time) },
              { title: "Orders", cell: ({ orders }) => orders, isNumber: true },
              { title: "Pieces", cell: ({ pieces }) => pieces, isNumber: true },
              { title: "Items", cell: ({ items }) => moneyText(items), isNumber: true },
              { title: "Total", cell: ({ total }) => moneyText(total), isNumber: true },
              { title: "Refunds", cell: ({ refunds }) => moneyText(refunds), isNumber: true },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}

type Row = SalesReportQuery["salesReport"][number];

function totalOf(rows: Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

function averageOf(rows: Row[]): number {
  const orders = totalOf(rows, (row) => row.orders);
  return orders === 0 ? 0 : totalOf(rows, ({ total }) => total.value) / orders;
}

function isByMonth(rows: Row[]): boolean {
  return rows[0].time.length === "yyyy-mm".length;
}

function timeText(time: string): string {
  return time.length === "yyyy-mm".length ? monthText(time) : dayText(time);
}

function dollars(value: number): string {
  return moneyText({ value });
}
