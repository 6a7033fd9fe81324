import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { leadToOrder } from "~/admin/orders/order-link.server";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";

export const meta: MetaFunction = ({ error }) => privateMeta("Order", error);
export const headers = privateHeaders;

export const loader = ({ request, params }: LoaderFunctionArgs) => leadToOrder(request, params.token ?? "");

/** Never shown: the link leads elsewhere, or to nothing. */
export default function OrderLinkRoute() {
  return null;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
