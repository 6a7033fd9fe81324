import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readTaxReport } from "~/admin/reports/reports.server";
import { TaxReportPage } from "~/admin/reports/tax-report-page";

export const meta: MetaFunction = () => adminMeta("Sales tax");

export const loader = ({ request }: LoaderFunctionArgs) => readTaxReport(request);

export default function TaxReportRoute() {
  return <TaxReportPage {...useLoaderData<typeof loader>()} />;
}
