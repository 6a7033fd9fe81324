import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readOrders } from "~/admin/orders/orders.server";
import { OrdersPage } from "~/admin/orders/orders-page";

export const meta: MetaFunction = () => adminMeta("Orders");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readOrders(request));

export default function OrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
