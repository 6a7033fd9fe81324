import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { LineRefusal } from "~/storefront/cart/cart-intents";
import { CartPage } from "~/storefront/cart/cart-page";
import { changeCart } from "~/storefront/cart/change-cart.server";
import { readCartPage } from "~/storefront/cart/read-cart-page.server";

export const meta: MetaFunction = () => [
  { title: "Your cart | My Pet Canvas" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { cart, headers } = await readCartPage(request);
  return json({ cart }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  return changeCart(request);
}

export default function CartRoute() {
  const { cart } = useLoaderData<typeof loader>();
  const answer = useActionData<{ line?: LineRefusal }>();
  return <CartPage cart={cart} refusal={answer?.line ?? null} />;
}
