import type { SourceKind, SourceReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";
import { ShareBar, shareOf } from "./share-bar";

const kinds: Record<SourceKind, string> = {
  SOURCE: "Source",
  CAMPAIGN: "Campaign",
  AFFILIATE: "Affiliate",
  BRAND_CODE: "Brand code",
};

/** How the buyers found the shop. */
export function SourceReportPage({ data, ...view }: ReportView<SourceReportQuery>) {
  const report = data?.sourceReport;
  const isSource = ({ kind }: Row) => kind === "SOURCE";
  const total = report?.rows.filter(isSource).reduce((sum, row) => sum + row.total.value, 0) ?? 0;
  return (
    <ReportFrame page="sources" {...view}>
      {report && (
        <>
          <p>
            Each order counts at the first source that its buyer came from, without canceled and unpaid
            orders. Nothing is known of buyers who didn't allow it, and of orders that staff put together.
            Totals are with shipping and tax.
          </p>
          {report.is_truncated && (
            <p>These are the first {report.rows.length} rows. The download has all of them.</p>
          )}
          <h2>Sources</h2>
          <DataTable
            label="Sources by total"
            rows={report.rows.filter(isSource)}
            keyOf={({ name }) => name ?? ""}
            empty="Nothing was ordered on these days."
            columns={[
              { title: "Source", cell: ({ name }) => name ?? "Unknown" },
              { title: "Orders", cell: ({ orders }) => orders, isNumber: true },
              { title: "Total", cell: (row) => moneyText(row.total), isNumber: true },
              { title: "Share", cell: (row) => <ShareBar share={shareOf(row.total.value, total)} /> },
            ]}
          />
          <h2>Campaigns, affiliates and brand codes</h2>
          <DataTable
            label="Campaigns, affiliates and brand codes by total"
            rows={report.rows.filter((row) => !isSource(row))}
            keyOf={({ kind, name }) => `${kind} ${name}`}
            empty="No buyer of these days came by a campaign, an affiliate or a brand code."
            columns={[
              { title: "Name", cell: ({ name }) => name },
              { title: "Kind", cell: ({ kind }) => kinds[kind] },
              { title: "Orders", cell: ({ orders }) => orders, isNumber: true },
              { title: "Total", cell: (row) => moneyText(row.total), isNumber: true },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}

type Row = SourceReportQuery["sourceReport"]["rows"][number];
