import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { payPaymentLink } from "~/storefront/checkout/payment-link/pay-payment-link.server";
import { PaymentLinkPage } from "~/storefront/checkout/payment-link/payment-link-page";
import { readPaymentLink } from "~/storefront/checkout/payment-link/read-payment-link.server";
import type { PlaceOrderFailure } from "~/storefront/checkout/review/place-order.server";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";

export const meta: MetaFunction<typeof loader> = ({ error }) => privateMeta("Your order is ready", error);
export const headers = privateHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readPaymentLink(request);
  return json({ view }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => payPaymentLink(request);

export default function PaymentLinkRoute() {
  const { view } = useLoaderData<typeof loader>();
  const response = useActionData<Partial<PlaceOrderFailure>>();
  return <PaymentLinkPage view={view} failure={response?.failure ?? null} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
