import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readSettlementReport } from "~/admin/reports/reports.server";
import { SettlementReportPage } from "~/admin/reports/settlement-report-page";

export const meta: MetaFunction = () => adminMeta("Settlement");

export const loader = ({ request }: LoaderFunctionArgs) => readSettlementReport(request);

export default function SettlementReportRoute() {
  return <SettlementReportPage {...useLoaderData<typeof loader>()} />;
}
