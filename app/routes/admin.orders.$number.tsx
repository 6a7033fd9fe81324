import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeOrder, type OrderFormProblem, readOrder } from "~/admin/orders/order.server";
import { OrderPage } from "~/admin/orders/order-page";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Order ${data.order.number}` : "Order");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readOrder(request, params.number ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeOrder(request, params.number ?? "");

export default function OrderRoute() {
  const problem = useActionData<OrderFormProblem>() ?? null;
  return <OrderPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
