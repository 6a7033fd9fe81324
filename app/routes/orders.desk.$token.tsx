import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { changeAtDesk } from "~/storefront/order-desk/change-at-desk.server";
import { OrderDeskPage } from "~/storefront/order-desk/order-desk-page";
import { readDesk } from "~/storefront/order-desk/read-desk.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  privateMeta(data ? `Desk: Order ${data.number}` : "Order desk", error);
export const headers = privateHeaders;

export async function loader({ params }: LoaderFunctionArgs) {
  return json(await readDesk(params.token ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return changeAtDesk(request, params.token ?? "");
}

export default function OrderDeskRoute() {
  return <OrderDeskPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
