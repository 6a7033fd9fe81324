import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeftCartPage } from "~/storefront/cart/left-cart-page";
import { readCartPage } from "~/storefront/cart/read-cart-page.server";

export const meta: MetaFunction = () => [
  { title: "Your cart has waited | My Pet Canvas" },
  { name: "description", content: "The cart you left, as you left it." },
  { name: "robots", content: "NOINDEX, NOFOLLOW" },
];

/** The asker's own cart, by their cookies alone: a link in a mail opens nobody else's. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { cart, headers } = await readCartPage(request);
  return json({ cart }, { headers });
}

export default function LeftCart() {
  return <LeftCartPage cart={useLoaderData<typeof loader>().cart} />;
}
