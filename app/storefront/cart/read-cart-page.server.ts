import { openProvider } from "~/provider/provider.server";
import { type CartView, cartView } from "./cart-view";
import { readCart } from "./read-cart.server";

/** The shopper's cart for its page; null when there is nothing in it. @throws Response 502 when the provider cannot answer. */
export async function readCartPage(request: Request): Promise<{ cart: CartView | null; headers: Headers }> {
  const provider = await openProvider(request);
  const read = await readCart(provider);
  return {
    cart: read && cartView(read.core, read.extension),
    headers: await provider.headers({ "Cache-Control": "no-store" }),
  };
}
