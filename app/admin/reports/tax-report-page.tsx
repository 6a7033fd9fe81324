import type { TaxReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";
import { ShareBar, shareOf } from "./share-bar";

const levels: Record<string, string> = {
  state: "State",
  county: "County",
  city: "City",
  special: "District",
  local: "County, city and districts",
};

/** Sales tax by state, county and city. */
export function TaxReportPage({ data, ...view }: ReportView<TaxReportQuery>) {
  const rows = data?.taxReport ?? [];
  const tax = rows.reduce((total, row) => total + Math.round(row.tax.value * 100), 0) / 100;
  return (
    <ReportFrame page="tax" {...view}>
      {data && (
        <>
          <p>
            Orders count on the day they were paid, refunds on the day they were made. Tax collected, net of
            refunds: <strong>{moneyText({ value: tax })}</strong>.
          </p>
          <DataTable
            label="Sales tax by jurisdiction"
            rows={rows}
            keyOf={({ level, name, region }) => `${region} ${level} ${name}`}
            empty="No taxable sales on these days."
            columns={[
              { title: "Jurisdiction", cell: ({ name }) => name },
              { title: "State", cell: ({ region }) => region },
              { title: "Level", cell: ({ level }) => levels[level] ?? level },
              { title: "Taxable", cell: ({ taxable }) => moneyText(taxable), isNumber: true },
              { title: "Exempt", cell: ({ exempt }) => moneyText(exempt), isNumber: true },
              { title: "Tax", cell: (row) => moneyText(row.tax), isNumber: true },
              {
                title: "Share",
                cell: (row) => <ShareBar share={shareOf(Math.max(0, row.tax.value), tax)} />,
              },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
