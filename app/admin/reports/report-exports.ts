import type { ReportKind } from "../documents.generated";

export type ReportPageName = "tax" | "settlement" | "journal" | "coupons";

interface ReportExport {
  kind: ReportKind;
  /** On its button, after "Download". */
  title: string;
  page: ReportPageName;
}

/** The downloads of the reports by their word in addresses and file names. */
export const reportExports: Record<string, ReportExport> = {
  tax: { kind: "TAX", title: "sales tax", page: "tax" },
  payouts: { kind: "PAYOUTS", title: "payouts", page: "settlement" },
  sales: { kind: "SALES", title: "invoices and credit memos", page: "settlement" },
  liabilities: { kind: "LIABILITIES", title: "liabilities", page: "settlement" },
  coupons: { kind: "COUPONS", title: "coupons", page: "coupons" },
  journal: { kind: "JOURNAL", title: "journal", page: "journal" },
};
