import type { ReportKind } from "../documents.generated";

export type ReportPageName =
  | "sales"
  | "products"
  | "designs"
  | "sources"
  | "waste"
  | "coupons"
  | "tax"
  | "settlement"
  | "journal";

interface ReportExport {
  kind: ReportKind;
  /** On its button, after "Download". */
  title: string;
  page: ReportPageName;
}

/** The downloads of the reports by their word in addresses and file names. */
export const reportExports: Record<string, ReportExport> = {
  "sales-over-time": { kind: "ORDERS", title: "sales", page: "sales" },
  products: { kind: "PRODUCTS", title: "products", page: "products" },
  designs: { kind: "DESIGNS", title: "designs", page: "designs" },
  sources: { kind: "SOURCES", title: "sources", page: "sources" },
  waste: { kind: "WASTE", title: "waste", page: "waste" },
  tax: { kind: "TAX", title: "sales tax", page: "tax" },
  payouts: { kind: "PAYOUTS", title: "payouts", page: "settlement" },
  sales: { kind: "SALES", title: "invoices and credit memos", page: "settlement" },
  liabilities: { kind: "LIABILITIES", title: "liabilities", page: "settlement" },
  coupons: { kind: "COUPONS", title: "coupons", page: "coupons" },
  journal: { kind: "JOURNAL", title: "journal", page: "journal" },
};
