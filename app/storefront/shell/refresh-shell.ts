import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Pages that read the cart themselves; going there leaves the header's count as it is (specification §4 "Cart"). */
const CART_PAGES = ["/checkout/cart", "/checkout", "/checkout/success"];

type Change = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "nextUrl" | "formMethod" | "defaultShouldRevalidate"
>;

/**
 * Whether header, cart count and messages are read anew: after every action, whenever the path changes, and to take a
 * price code from the address.
 */
export function shellRefreshes({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Change): boolean {
  if (formMethod && formMethod !== "GET") return true;
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  if (nextUrl.searchParams.has("cc")) return true;
  return currentUrl.pathname !== nextUrl.pathname && !CART_PAGES.includes(nextUrl.pathname);
}
