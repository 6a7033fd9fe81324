import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readDraftOrders } from "~/admin/draft-orders/draft-orders.server";
import { DraftOrdersPage } from "~/admin/draft-orders/draft-orders-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Draft orders");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readDraftOrders(request));

export default function DraftOrdersRoute() {
  return <DraftOrdersPage {...useLoaderData<typeof loader>()} />;
}
