import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { makeRefund, type RefundFormProblem, readRefund } from "~/admin/orders/refund/refund.server";
import { RefundPage } from "~/admin/orders/refund/refund-page";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Refund order ${data.order.number}` : "Refund");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readRefund(request, params.number ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => makeRefund(request, params.number ?? "");

export default function RefundRoute() {
  const formProblem = useActionData<RefundFormProblem>() ?? null;
  return <RefundPage {...useLoaderData<typeof loader>()} formProblem={formProblem} />;
}
