import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openProvider } from "~/provider/provider.server";
import type { LineRefusal } from "~/storefront/cart/cart-intents";
import { CartPage } from "~/storefront/cart/cart-page";
import { cartView } from "~/storefront/cart/cart-view";
import { changeCart } from "~/storefront/cart/change-cart.server";
import { readCart } from "~/storefront/cart/read-cart.server";

export const meta: MetaFunction = () => [
  { title: "Your cart | My Pet Canvas" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await openProvider(request);
  const cart = await readCart(provider);
  return json(
    { cart: cart && cartView(cart.core, cart.extension) },
    { headers: await provider.headers({ "Cache-Control": "no-store" }) },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return changeCart(request);
}

export default function CartRoute() {
  const { cart } = useLoaderData<typeof loader>();
  const answer = useActionData<{ line?: LineRefusal }>();
  return <CartPage cart={cart} refusal={answer?.line ?? null} />;
}
