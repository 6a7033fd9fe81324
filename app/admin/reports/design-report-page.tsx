import type { DesignReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";
import { ShareBar, shareOf } from "./share-bar";

/** How many of the designs were bought. */
export function DesignReportPage({ data, ...view }: ReportView<DesignReportQuery>) {
  const rows = data?.designReport;
  return (
    <ReportFrame page="designs" {...view}>
      {rows && (
        <>
          <p>
            Designs count on the day they were first saved, unless they were deleted since. Bought are those
            that are in an order by now, unless it is canceled or unpaid.
          </p>
          <DataTable
            label="Designs by product"
            rows={rows}
            keyOf={({ sku }) => sku}
            empty="Nobody saved a new design on these days."
            columns={[
              { title: "Product", cell: ({ sku }) => sku },
              { title: "Designs", cell: ({ designs }) => designs, isNumber: true },
              { title: "Bought", cell: ({ purchased }) => purchased, isNumber: true },
              {
                title: "Share",
                cell: ({ designs, purchased }) => <ShareBar share={shareOf(purchased, designs)} />,
              },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
