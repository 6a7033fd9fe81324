import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { JournalReportPage } from "~/admin/reports/journal-report-page";
import { readJournalReport } from "~/admin/reports/reports.server";

export const meta: MetaFunction = () => adminMeta("Journal");

export const loader = ({ request }: LoaderFunctionArgs) => readJournalReport(request);

export default function JournalReportRoute() {
  return <JournalReportPage {...useLoaderData<typeof loader>()} />;
}
