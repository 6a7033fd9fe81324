import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { DesignReportPage } from "~/admin/reports/design-report-page";
import { readDesignReport } from "~/admin/reports/reports.server";

export const meta: MetaFunction = () => adminMeta("Designs");

export const loader = ({ request }: LoaderFunctionArgs) => readDesignReport(request);

export default function DesignReportRoute() {
  return <DesignReportPage {...useLoaderData<typeof loader>()} />;
}
