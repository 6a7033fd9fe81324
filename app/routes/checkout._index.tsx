import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckoutPage } from "~/storefront/checkout/checkout-page";
import { stepTitles } from "~/storefront/checkout/checkout-steps";
import type { PlaceOrderFailure } from "~/storefront/checkout/place-order.server";
import { readCheckout } from "~/storefront/checkout/read-checkout.server";
import { takeStep } from "~/storefront/checkout/take-step.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${stepTitles[data.current.step]} | ` : ""}Checkout | My Pet Canvas` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readCheckout(request);
  return json(view, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  return takeStep(request);
}

export default function CheckoutRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<Partial<PlaceOrderFailure>>();
  return <CheckoutPage view={view} failure={answer?.failure ?? null} />;
}
