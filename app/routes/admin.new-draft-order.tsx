import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readNewDraftOrder, startDraftOrder } from "~/admin/draft-orders/new-draft-order.server";
import { NewDraftOrderPage } from "~/admin/draft-orders/new-draft-order-page";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";

export const meta: MetaFunction = () => adminMeta("New draft order");

export const loader = ({ request }: LoaderFunctionArgs) => readNewDraftOrder(request);
export const action = ({ request }: ActionFunctionArgs) => startDraftOrder(request);

export default function NewDraftOrderRoute() {
  const problem = useActionData<FormRejection>() ?? null;
  return <NewDraftOrderPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
