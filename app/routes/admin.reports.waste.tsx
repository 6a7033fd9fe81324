import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readWasteReport } from "~/admin/reports/reports.server";
import { WasteReportPage } from "~/admin/reports/waste-report-page";

export const meta: MetaFunction = () => adminMeta("Waste");

export const loader = ({ request }: LoaderFunctionArgs) => readWasteReport(request);

export default function WasteReportRoute() {
  return <WasteReportPage {...useLoaderData<typeof loader>()} />;
}
