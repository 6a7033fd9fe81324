import { json, redirect } from "@remix-run/node";
import { shopDay } from "~/brand/shop-day";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CouponReportDocument,
  DesignReportDocument,
  ExportReportDocument,
  JournalReportDocument,
  ProductReportDocument,
  SalesReportDocument,
  SettlementReportDocument,
  SourceReportDocument,
  TaxReportDocument,
  WasteReportDocument,
} from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { csvResponse } from "../ui/download-response";
import { reportExports } from "./report-exports";
import { periodInput, type ReportFilter, readReportFilter } from "./report-filter";

/** A report and its form; without data when the days are wrong. */
export interface ReportView<Data> {
  filter: ReportFilter;
  stores: { code: string; name: string }[];
  mayExport: boolean;
  problem: { message: string; field: string | null } | null;
  data: Data | null;
}

type Period = { period: ReturnType<typeof periodInput> };

export const readSalesReport = (request: Request) => readReport(request, SalesReportDocument);
export const readProductReport = (request: Request) => readReport(request, ProductReportDocument);
export const readDesignReport = (request: Request) => readReport(request, DesignReportDocument);
export const readSourceReport = (request: Request) => readReport(request, SourceReportDocument);
export const readWasteReport = (request: Request) => readReport(request, WasteReportDocument);
export const readTaxReport = (request: Request) => readReport(request, TaxReportDocument);
export const readSettlementReport = (request: Request) => readReport(request, SettlementReportDocument);
export const readCouponReport = (request: Request) => readReport(request, CouponReportDocument);
export const readJournalReport = (request: Request) => readReport(request, JournalReportDocument);

/** Reads a report of the days and the store in the address. @throws Response as `openAdmin` and its calls do */
async function readReport<Data>(request: Request, document: ProviderDocument<Data, Period>) {
  const visit = await openAdmin(request);
  const filter = filterOf(request, visit);
  const result = await visit.attempt(document, { period: periodInput(filter) });
  const view: ReportView<Data> = {
    filter,
    stores: visit.staff.stores,
    mayExport: visit.can("reports.export"),
    problem: result.ok ? null : { message: result.message, field: result.field },
    data: result.ok ? result.data : null,
  };
  return json(view, { status: result.ok ? 200 : 400 });
}

/** Downloads the report that the address names as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportReport(request: Request): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const filter = filterOf(request, visit);
  const { kind, name } = requireReport(request);
  const result = await visit.attempt(ExportReportDocument, { kind, period: periodInput(filter) });
  if (!result.ok) throw failedDownload(result);
  return csvResponse(result.data.exportReport.csv, `${name}-${filter.from}-${filter.to}`);
}

/** Where somebody continues who had to confirm their identity before a download: the report. */
export function backToReport(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const { page } = requireReport(request);
  searchParams.delete("report");
  return redirect(`/admin/reports/${page}?${searchParams}`);
}

/** The first report, for the same days. */
export function toFirstReport(request: Request): Response {
  return redirect(`/admin/reports/sales${new URL(request.url).search}`);
}

function filterOf(request: Request, { staff }: AdminVisit): ReportFilter {
  const { searchParams } = new URL(request.url);
  return readReportFilter(searchParams, { stores: staff.stores, today: shopDay(new Date()) });
}

function requireReport(request: Request) {
  const name = new URL(request.url).searchParams.get("report") ?? "";
  if (!Object.hasOwn(reportExports, name)) throw new Response("There's no such report.", { status: 404 });
  return { name, ...reportExports[name] };
}
