import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToReport, exportReport } from "~/admin/reports/reports.server";

export const loader = ({ request }: LoaderFunctionArgs) => backToReport(request);
export const action = ({ request }: ActionFunctionArgs) => exportReport(request);
