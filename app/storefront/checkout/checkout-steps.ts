import type { CoreCart } from "~/storefront/cart/cart-view";

export const checkoutSteps = ["address", "delivery", "payment"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepTitles: Record<CheckoutStep, string> = {
  address: "Address",
  delivery: "Delivery",
  payment: "Payment",
};

/** The address of a step. */
export function stepPath(step: CheckoutStep): string {
  return `/checkout?step=${step}`;
}

/** True for the name of a step, such as the address gives it. */
export function isCheckoutStep(text: string | null): text is CheckoutStep {
  return (checkoutSteps as readonly (string | null)[]).includes(text);
}

type StepCart = Pick<CoreCart, "email" | "is_virtual" | "billing_address"> & {
  shipping_addresses: ({ selected_shipping_method: object | null } | null)[];
};

/** The step that the cart waits for: the first one whose answers are missing, else the last. */
export function nextStep(cart: StepCart, isLoggedIn: boolean): CheckoutStep {
  const isKnown = isLoggedIn || Boolean(cart.email);
  const shipment = cart.shipping_addresses[0];
  const hasAddress = cart.is_virtual ? cart.billing_address !== null : Boolean(shipment);
  if (!isKnown || !hasAddress) return "address";
  return cart.is_virtual || shipment?.selected_shipping_method ? "payment" : "delivery";
}

/** The step to show: the one asked for when the cart is ready for it. Virtual carts have no delivery. */
export function shownStep(asked: string | null, cart: StepCart, isLoggedIn: boolean): CheckoutStep {
  const next = nextStep(cart, isLoggedIn);
  if (!isCheckoutStep(asked) || (asked === "delivery" && cart.is_virtual)) return next;
  return checkoutSteps.indexOf(asked) <= checkoutSteps.indexOf(next) ? asked : next;
}
