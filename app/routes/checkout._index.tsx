import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DataResponse } from "~/data-response.server";
import { CheckoutPage } from "~/storefront/checkout/checkout-page";
import { stepTitle } from "~/storefront/checkout/checkout-steps";
import { readCheckout } from "~/storefront/checkout/read-checkout.server";
import type { PlaceOrderFailure } from "~/storefront/checkout/review/place-order.server";
import { takeStep } from "~/storefront/checkout/take-step.server";
import { pageTitle } from "~/storefront/content/page-title";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `${stepTitle(data.step)} | Checkout` : "Checkout") },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readCheckout(request);
  return new DataResponse(view, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => takeStep(request);

export default function CheckoutRoute() {
  const view = useLoaderData<typeof loader>();
  const response = useActionData<Partial<PlaceOrderFailure>>();
  return <CheckoutPage view={view} failure={response?.failure ?? null} />;
}
