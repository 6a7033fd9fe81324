import type { JournalReportQuery } from "../documents.generated";
import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { ReportFrame } from "./report-frame";
import type { ReportView } from "./reports.server";

/** Sales, payments and balances as a journal. */
export function JournalReportPage({ data, ...view }: ReportView<JournalReportQuery>) {
  const journal = data?.journalReport;
  return (
    <ReportFrame page="journal" {...view}>
      {journal && (
        <>
          {journal.is_truncated && (
            <p>These are the first {journal.lines.length} lines. The download has all of them.</p>
          )}
          <DataTable
            label="Journal"
            rows={journal.lines}
            keyOf={({ account, date, memo }) => `${date} ${memo} ${account}`}
            empty="Nothing to book on these days."
            columns={[
              { title: "Account", cell: ({ account }) => account },
              { title: "Date", cell: ({ date }) => date },
              { title: "Debit", cell: ({ debit }) => amountText(debit), isNumber: true },
              { title: "Credit", cell: ({ credit }) => amountText(credit), isNumber: true },
              { title: "Memo", cell: ({ memo }) => memo },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}

function amountText(amount: { value: number }): string {
  return amount.value === 0 ? "–" : moneyText(amount);
}
