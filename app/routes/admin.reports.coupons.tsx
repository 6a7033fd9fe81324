import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { CouponReportPage } from "~/admin/reports/coupon-report-page";
import { readCouponReport } from "~/admin/reports/reports.server";

export const meta: MetaFunction = () => adminMeta("Coupons");

export const loader = ({ request }: LoaderFunctionArgs) => readCouponReport(request);

export default function CouponReportRoute() {
  return <CouponReportPage {...useLoaderData<typeof loader>()} />;
}
