import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { changeGuestOrder } from "~/storefront/guest-order/change-guest-order.server";
import { GuestOrderPage } from "~/storefront/guest-order/guest-order-page";
import { readGuestOrder } from "~/storefront/guest-order/read-guest-order.server";

const DESCRIPTION =
  "Look up your order by number, email and last name to check its status and track your package.";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const title = data?.view.order ? `Order ${data.view.order.order.number}` : "Find Your Order";
  return [...privateMeta(title, error), { name: "description", content: DESCRIPTION }];
};
export const headers = privateHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readGuestOrder(request);
  return json({ view }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => changeGuestOrder(request);

export default function GuestOrderRoute() {
  return <GuestOrderPage view={useLoaderData<typeof loader>().view} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
