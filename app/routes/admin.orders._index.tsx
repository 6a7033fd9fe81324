import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { type BulkOutcome, changeOrders } from "~/admin/orders/bulk/change-orders.server";
import { readOrders } from "~/admin/orders/orders.server";
import { OrdersPage } from "~/admin/orders/orders-page";

export const meta: MetaFunction = () => adminMeta("Orders");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readOrders(request));
export const action = ({ request }: ActionFunctionArgs) => changeOrders(request);

export default function OrdersRoute() {
  const outcome = useActionData<BulkOutcome>() ?? null;
  return <OrdersPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
