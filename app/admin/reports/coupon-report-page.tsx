import type { CouponReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";

/** What coupons did, by code. */
export function CouponReportPage({ data, ...view }: ReportView<CouponReportQuery>) {
  const report = data?.couponReport;
  return (
    <ReportFrame page="coupons" {...view}>
      {report && (
        <>
          <p>
            Orders count on the day they were placed, without canceled ones. Revenue is the price of the items
            after the discount; refunds are not deducted.
          </p>
          {report.is_truncated && (
            <p>
              These are the {report.rows.length} codes with the largest revenue. The download has all of them.
            </p>
          )}
          <DataTable
            label="Coupons by revenue"
            rows={report.rows}
            keyOf={({ code }) => code ?? ""}
            empty="No order of these days used a coupon."
            columns={[
              { title: "Code", cell: ({ code }) => code ?? "Personal coupons, together" },
              { title: "Uses", cell: ({ uses }) => uses, isNumber: true },
              { title: "Discount", cell: ({ discount }) => moneyText(discount), isNumber: true },
              { title: "Revenue", cell: ({ revenue }) => moneyText(revenue), isNumber: true },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
