import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToOrders, exportOrders } from "~/admin/orders/orders.server";

export const loader = ({ request }: LoaderFunctionArgs) => backToOrders(request);
export const action = ({ request }: ActionFunctionArgs) => exportOrders(request);
