import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAbandonedCarts } from "~/admin/abandoned-carts/abandoned-carts.server";
import { AbandonedCartsPage } from "~/admin/abandoned-carts/abandoned-carts-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Abandoned carts");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readAbandonedCarts(request));

export default function AbandonedCartsRoute() {
  return <AbandonedCartsPage {...useLoaderData<typeof loader>()} />;
}
