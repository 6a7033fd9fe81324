import type { CartView } from "../carts/view-cart";
import type { PlaceOrderError } from "../graphql/resolvers.generated";
import { unreachedPlace } from "../shipping/require-methods";
import { totalOf } from "../totals/total";

/** Ten million dollars; the database's integers end at twice that. */
const MAX_CENTS = 1_000_000_000;
const TOO_LARGE = "This order is too large to place online. Please contact us.";

/**
 * The first reason that prevents ordering the cart; null when there is none. `email` is empty when no address is known.
 */
export function orderProblem(view: CartView, email: string): PlaceOrderError | null {
  if (view.lines.length === 0) return unable("The cart is empty.");
  if (!email) return { code: "GUEST_EMAIL_MISSING", message: "Guest email for cart is missing." };
  const reason = contentProblem(view) ?? paymentProblem(view);
  return reason ? unable(reason) : null;
}

/** The first reason in its lines or its shipping; null when a cart with lines only lacks its payment. */
export function contentProblem(view: CartView): string | null {
  return lineProblem(view) ?? sizeProblem(view) ?? shippingProblem(view);
}

function lineProblem({ lines }: CartView): string | null {
  for (const { item, problem, product } of lines) {
    if (problem) return problem;
    if (product.blueprint && !item.design_id) return `Please design ${product.name} before you order it.`;
  }
  return null;
}

function sizeProblem({ totals }: CartView): string | null {
  return totalOf(totals, "subtotal") > MAX_CENTS ? TOO_LARGE : null;
}

function shippingProblem({ cart, isVirtual, shippingAddress, shippingOffers }: CartView): string | null {
  if (isVirtual) return null;
  if (!shippingAddress) return "Please enter a shipping address.";
  if (shippingOffers.length === 0) {
    return unreachedPlace(shippingAddress.region_code, shippingAddress.postcode)[0];
  }
  const offer = shippingOffers.find(({ method }) => method.code === cart.shipping_method);
  return offer ? offer.problem : "Please choose a shipping method.";
}

function paymentProblem({ billingAddress, cart, paymentMethods }: CartView): string | null {
  if (!billingAddress) return "Please enter a billing address.";
  return paymentMethods.some(({ code }) => code === cart.payment_method)
    ? null
    : "Please choose a payment method.";
}

/** The error for a problem that the shopper can fix. */
export function unable(reason: string): PlaceOrderError {
  return { code: "UNABLE_TO_PLACE_ORDER", message: `Unable to place order: ${reason}` };
}
