import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { ProductReportPage } from "~/admin/reports/product-report-page";
import { readProductReport } from "~/admin/reports/reports.server";

export const meta: MetaFunction = () => adminMeta("Products");

export const loader = ({ request }: LoaderFunctionArgs) => readProductReport(request);

export default function ProductReportRoute() {
  return <ProductReportPage {...useLoaderData<typeof loader>()} />;
}
