import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeftCartPage } from "~/storefront/cart/left-cart-page";
import { readCartPage } from "~/storefront/cart/read-cart-page.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";

const defaults = {
  title: "Your cart has waited | My Pet Canvas",
  description: "The cart you left, as you left it.",
  robots: "NOINDEX, NOFOLLOW",
};

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

/** The asker's own cart, by their cookies alone: a link in a mail opens nobody else's. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [{ cart, headers }, page] = await Promise.all([
    readCartPage(request),
    readPageMetadata(request, { defaults }),
  ]);
  return json({ cart, page }, { headers });
}

export default function LeftCart() {
  return <LeftCartPage cart={useLoaderData<typeof loader>().cart} />;
}
