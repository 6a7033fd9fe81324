import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { changeFulfillment } from "~/storefront/fulfillment/change-fulfillment.server";
import { FulfillmentPage } from "~/storefront/fulfillment/fulfillment-page";
import { readFulfillment } from "~/storefront/fulfillment/read-fulfillment.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  privateMeta(data ? `Fulfill order ${data.number}` : "Order fulfillment", error);
export const headers = privateHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return json(await readFulfillment(params.token ?? "", new URL(request.url).searchParams));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return changeFulfillment(request, params.token ?? "");
}

export default function FulfillmentRoute() {
  return <FulfillmentPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
