import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DataResponse } from "~/data-response.server";
import type { CartRejections } from "~/storefront/cart/cart-intents";
import { CartPage } from "~/storefront/cart/cart-page";
import { changeCart } from "~/storefront/cart/change-cart.server";
import { readCartPage } from "~/storefront/cart/read-cart-page.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";

const defaults = () => ({
  title: pageTitle("Your cart"),
  description: "Review your items and designs, see the total, and check out.",
  robots: "NOINDEX, FOLLOW",
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ headers, ...view }, page] = await Promise.all([
    readCartPage(request),
    readPageMetadata(request, { defaults: defaults() }),
  ]);
  return new DataResponse({ view, page }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => changeCart(request);

export default function CartRoute() {
  const { view } = useLoaderData<typeof loader>();
  const rejections = useActionData<CartRejections>();
  return <CartPage view={view} rejections={rejections ?? {}} />;
}
