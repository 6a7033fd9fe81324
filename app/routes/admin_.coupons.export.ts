import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToCoupons, exportCoupons } from "~/admin/coupons/coupons.server";

export const loader = ({ request }: LoaderFunctionArgs) => backToCoupons(request);
export const action = ({ request }: ActionFunctionArgs) => exportCoupons(request);
