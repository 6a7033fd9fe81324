import type { SettlementReportQuery } from "../documents.generated";
import { type Column, DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { ColumnChart } from "./column-chart";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";

type Report = SettlementReportQuery["settlementReport"];
type Payout = Report["payouts"][number];
type Sales = Report["sales"][number];

const providers: Record<string, string> = {
  stripe: "Stripe",
  paypal: "PayPal",
  sandbox: "Sandbox",
  "by-hand": "Checks and bank transfers",
};
const liabilities: Record<string, string> = {
  gift_card: "Gift cards",
  credit: "Store credit",
  points: "Points",
};

/** What payment services should pay out and what was sold, by day, and what the store owes. */
export function SettlementReportPage({ data, ...view }: ReportView<SettlementReportQuery>) {
  const report = data?.settlementReport;
  return (
    <ReportFrame page="settlement" {...view}>
      {report && (
        <>
          <h2>Payouts</h2>
          <Payouts payouts={report.payouts} />
          <DataTable
            label="Payouts by day"
            rows={report.payouts}
            keyOf={({ day, provider }) => `${day} ${provider}`}
            empty="No payments on these days."
            columns={payoutColumns}
          />
          <h2>Sales</h2>
          <DataTable
            label="Sales by day"
            rows={report.sales}
            keyOf={({ day }) => day}
            empty="No invoices or credit memos on these days."
            columns={salesColumns}
          />
          <h2>Liabilities</h2>
          <DataTable
            label="Owed at the end"
            rows={report.liabilities}
            keyOf={({ kind }) => kind}
            empty="The store owes no gift cards, credit or points."
            columns={[
              { title: "Kind", cell: ({ kind }) => liabilities[kind] ?? kind },
              {
                title: `Owed at the end of ${view.filter.to}`,
                cell: ({ amount }) => moneyText(amount),
                isNumber: true,
              },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}

/** A chart of the days, if there are several. */
function Payouts({ payouts }: { payouts: Payout[] }) {
  const columns = payoutsByDay(payouts);
  return columns.length > 1 ? <ColumnChart label="Payouts by day" columns={columns} /> : null;
}

/** All services together, the first day first. */
function payoutsByDay(payouts: Payout[]) {
  const cents = new Map<string, number>();
  for (const { day, payout } of payouts)
    cents.set(day, (cents.get(day) ?? 0) + Math.round(payout.value * 100));
  return [...cents].sort().map(([day, total]) => {
    const value = total / 100;
    return { label: day, value, text: moneyText({ value }) };
  });
}

const payoutColumns: Column<Payout>[] = [
  { title: "Day", cell: ({ day }) => day },
  { title: "By", cell: ({ provider }) => providers[provider] ?? provider },
  { title: "Captured", cell: ({ captured }) => moneyText(captured), isNumber: true },
  {
    title: "Fees",
    cell: ({ fees, unknown_fees: unknown }) => (
      <>
        {moneyText(fees)}
        {unknown > 0 && <small> and {unknown} not reported yet</small>}
      </>
    ),
    isNumber: true,
  },
  { title: "Refunds", cell: ({ refunds }) => moneyText(refunds), isNumber: true },
  { title: "Disputes", cell: ({ disputes }) => moneyText(disputes), isNumber: true },
  { title: "Disputes won", cell: (row) => moneyText(row.disputes_won), isNumber: true },
  { title: "Payout", cell: ({ payout }) => moneyText(payout), isNumber: true },
];

const salesColumns: Column<Sales>[] = [
  { title: "Day", cell: ({ day }) => day },
  { title: "Invoices", cell: ({ invoices }) => invoices, isNumber: true },
  { title: "Credit memos", cell: (row) => row.credit_memos, isNumber: true },
  { title: "Goods", cell: ({ goods }) => moneyText(goods), isNumber: true },
  { title: "Gift certificates", cell: (row) => moneyText(row.gift_certificates), isNumber: true },
  { title: "Shipping", cell: ({ shipping }) => moneyText(shipping), isNumber: true },
  { title: "Tax", cell: ({ tax }) => moneyText(tax), isNumber: true },
  { title: "Adjustments", cell: ({ adjustments }) => moneyText(adjustments), isNumber: true },
  { title: "Total", cell: ({ total }) => moneyText(total), isNumber: true },
];
