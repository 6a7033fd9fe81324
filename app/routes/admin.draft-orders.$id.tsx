import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  changeDraftOrder,
  type DraftOrderProblem,
  readDraftOrder,
} from "~/admin/draft-orders/draft-order.server";
import { DraftOrderPage } from "~/admin/draft-orders/draft-order-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = ({ params }) => adminMeta(`Draft order D${params.id}`);

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readDraftOrder(request, params.id ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeDraftOrder(request, params.id ?? "");

export default function DraftOrderRoute() {
  const problem = useActionData<DraftOrderProblem>() ?? null;
  return <DraftOrderPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
