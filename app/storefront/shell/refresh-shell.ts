import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Pages that load the cart themselves; navigating to them keeps the header's count (specification §4 "Cart"). */
const CART_PAGES = ["/checkout/cart", "/checkout", "/checkout/success"];

type Change = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "nextUrl" | "formMethod" | "defaultShouldRevalidate"
>;

/**
 * Decides whether header, cart count and messages are loaded again: after every action, when the path changes, and to
 * read a price code from the URL.
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
