import { AbandonedCartDocument, ShellCartDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { pathAndQuery } from "~/storefront/session/path-and-query";
import { cartView } from "../cart-view";
import { tryReadingCart } from "../read-cart.server";
import { type AbandonedCartView, abandonedCartLines, type WhyClosed } from "./abandoned-cart-view";

/**
 * Reads the cart of a reminder's link; without a link, the shopper's own cart. Reading changes nothing.
 * @throws Response 502 when the provider is unavailable
 */
export async function readAbandonedCart(
  request: Request,
): Promise<{ view: AbandonedCartView; headers: Headers }> {
  const provider = await openProvider(request);
  const token = new URL(request.url).searchParams.get("token");
  const view = token === null ? await ownCart(provider) : await linkedCart(request, provider, token);
  return {
    view,
    headers: await provider.headers({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" }),
  };
}

async function ownCart(provider: Provider): Promise<AbandonedCartView> {
  const { cart, failure } = await tryReadingCart(provider);
  if (failure !== null) return { kind: "unreadable" };
  return cart ? { kind: "own", cart: cartView(cart) } : { kind: "empty" };
}

const WHY: Partial<Record<string, WhyClosed>> = { ORDERED: "ordered", FOREIGN: "foreign", GONE: "gone" };

async function linkedCart(request: Request, provider: Provider, token: string): Promise<AbandonedCartView> {
  const { abandonedCart } = await provider.request(AbandonedCartDocument, {
    token,
    presentCartId: provider.cartId,
  });
  if (abandonedCart?.state === "LOGIN_NEEDED") return { kind: "login", loginPath: loginPath(request) };
  const cart = abandonedCart?.cart;
  if (!cart) return closed(provider, WHY[abandonedCart?.state ?? ""] ?? "expired");
  if (cart.id === provider.cartId) return ownCart(provider);
  return {
    kind: "waiting",
    lines: abandonedCartLines(cart, token),
    total: cart.prices?.grand_total ?? null,
    comesAlong: await countPresent(provider),
  };
}

function loginPath(request: Request): string {
  const redirect = pathAndQuery(new URL(request.url));
  return `/customer/login?${new URLSearchParams({ redirect })}`;
}

async function closed(provider: Provider, why: WhyClosed): Promise<AbandonedCartView> {
  const hasCart = (await countPresent(provider)) > 0;
  return { kind: "closed", why, hasCart, isLoggedIn: provider.isLoggedIn };
}

/** Number of pieces in the shopper's current cart. */
async function countPresent(provider: Provider): Promise<number> {
  if (!provider.cartId) return 0;
  const response = await provider.attempt(ShellCartDocument, { id: provider.cartId });
  return response.data?.cart?.total_quantity ?? 0;
}
