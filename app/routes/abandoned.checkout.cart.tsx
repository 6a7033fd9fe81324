import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AbandonedCartPage } from "~/storefront/cart/abandoned/abandoned-cart-page";
import { openAbandonedCart } from "~/storefront/cart/abandoned/open-abandoned-cart.server";
import { readAbandonedCart } from "~/storefront/cart/abandoned/read-abandoned-cart.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";
import { privateHeaders } from "~/storefront/content/private-page";

const defaults = () => ({
  title: pageTitle("Your cart is waiting"),
  description: "Your cart, just as you left it.",
  robots: "NOINDEX, NOFOLLOW",
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);
export const headers = privateHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ view, headers }, page] = await Promise.all([
    readAbandonedCart(request),
    readPageMetadata(request, { defaults: defaults() }),
  ]);
  return json({ view, page }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => openAbandonedCart(request);

export default function AbandonedCart() {
  return <AbandonedCartPage view={useLoaderData<typeof loader>().view} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
