import type { LoaderFunctionArgs } from "@remix-run/node";
import { toFirstReport } from "~/admin/reports/reports.server";

export const loader = ({ request }: LoaderFunctionArgs) => toFirstReport(request);
