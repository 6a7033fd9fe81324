import type { ProviderCart } from "~/storefront/cart/cart-view";

export const checkoutSteps = ["address", "delivery", "payment", "review"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepTitles: Record<CheckoutStep, string> = {
  address: "Address",
  delivery: "Shipping",
  payment: "Payment",
  review: "Review",
};

/** URL parameter of a step opened from the review, to change only that step. */
const CHANGE = "from=review";

/** The path of a step; with `isChange` the one that returns to the review. */
export function stepPath(step: CheckoutStep, { isChange = false } = {}): string {
  return `/checkout?step=${step}${isChange ? `&${CHANGE}` : ""}`;
}

/** Checks whether a step was opened from the review. */
export function isChangeAddress(url: URL): boolean {
  return url.searchParams.get("from") === "review";
}

/** The path after a completed step. */
export function pathAfter(step: CheckoutStep, { isChange = false } = {}): string {
  const following = checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? "review";
  return stepPath(isChange ? "review" : following);
}

/** Checks whether a text is the name of a step. */
export function isCheckoutStep(text: string | null): text is CheckoutStep {
  return (checkoutSteps as readonly (string | null)[]).includes(text);
}

type StepCart = Pick<ProviderCart, "email" | "is_virtual" | "billing_address" | "selected_payment_method"> & {
  shipping_addresses: ({ selected_shipping_method: object | null } | null)[];
};

/** Returns the step that the cart needs next: the first incomplete one, otherwise the last. */
export function nextStep(cart: StepCart, isLoggedIn: boolean): CheckoutStep {
  const isKnown = isLoggedIn || Boolean(cart.email);
  const shipment = cart.shipping_addresses[0];
  const hasAddress = cart.is_virtual ? cart.billing_address !== null : Boolean(shipment);
  if (!isKnown || !hasAddress) return "address";
  if (!cart.is_virtual && !shipment?.selected_shipping_method) return "delivery";
  return cart.selected_payment_method ? "review" : "payment";
}

/** Returns the requested step if the cart is ready for it, otherwise the next one. Virtual carts have no delivery step. */
export function shownStep(asked: string | null, cart: StepCart, isLoggedIn: boolean): CheckoutStep {
  const next = nextStep(cart, isLoggedIn);
  if (!isCheckoutStep(asked)) return next;
  const wanted = asked === "delivery" && cart.is_virtual ? "payment" : asked;
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(next) ? wanted : next;
}
