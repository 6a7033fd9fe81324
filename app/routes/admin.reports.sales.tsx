import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readSalesReport } from "~/admin/reports/reports.server";
import { SalesReportPage } from "~/admin/reports/sales-report-page";

export const meta: MetaFunction = () => adminMeta("Sales");

export const loader = ({ request }: LoaderFunctionArgs) => readSalesReport(request);

export default function SalesReportRoute() {
  return <SalesReportPage {...useLoaderData<typeof loader>()} />;
}
