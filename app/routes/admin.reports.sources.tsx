import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readSourceReport } from "~/admin/reports/reports.server";
import { SourceReportPage } from "~/admin/reports/source-report-page";

export const meta: MetaFunction = () => adminMeta("Sources and campaigns");

export const loader = ({ request }: LoaderFunctionArgs) => readSourceReport(request);

export default function SourceReportRoute() {
  return <SourceReportPage {...useLoaderData<typeof loader>()} />;
}
