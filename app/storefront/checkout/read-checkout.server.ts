import { redirect } from "@remix-run/node";
import { HostedPaymentDocument, OrderOfCartDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { cartView, type ProviderCart } from "~/storefront/cart/cart-view";
import { tryReadingCart } from "~/storefront/cart/read-cart.server";
import { readAddressStep } from "./address/read-address-step.server";
import { type CheckoutStep, isChangeAddress, nextStep, shownStep, stepPath } from "./checkout-steps";
import type { CheckoutView } from "./checkout-view";
import { deliveryStepView } from "./delivery/delivery-step-view";
import { paymentStepView } from "./payment/payment-step-view";
import { reviewStepView } from "./review/review-step-view";

/**
 * Reads the checkout at the step in the URL.
 * @throws Response 302 to the cart when nothing can be bought, to the order that the cart has become, or to the step
 * that comes first
 */
export async function readCheckout(request: Request): Promise<{ view: CheckoutView; headers: Headers }> {
  const provider = await openProvider(request);
  const { cartId } = provider;
  const { cart: read } = await tryReadingCart(provider);
  const cart = read && cartView(read);
  if (!read || !cart || cart.lines.some((line) => line.problem !== null)) {
    const toOrder = read ? null : await toOrderOf(provider, cartId);
    throw toOrder ?? redirect(CART_PATH, { headers: await provider.headers() });
  }
  const url = new URL(request.url);
  const asked = url.searchParams.get("step");
  const step = shownStep(asked, read, provider.isLoggedIn);
  if (asked !== null && step !== asked) throw redirect(stepPath(step), { headers: await provider.headers() });
  const view: CheckoutView = {
    cart,
    next: nextStep(read, provider.isLoggedIn),
    isVirtual: read.is_virtual,
    isChange: isChangeAddress(url) && step !== "review",
    current: await readStep(step, provider, read),
  };
  return { view, headers: await provider.headers({ "Cache-Control": "no-store" }) };
}

async function readStep(step: CheckoutStep, provider: Provider, cart: ProviderCart) {
  if (step === "address") return readAddressStep(provider, cart);
  if (step === "delivery") return deliveryStepView(cart);
  if (step === "review") return reviewStepView(cart);
  return paymentStepView(cart, { hasPaymentPage: await provider.supports(HostedPaymentDocument) });
}

/**
 * Returns the path of the order that a used cart has become, when the response to placing it was lost.
 * @returns null when the cart has become no order
 */
async function toOrderOf(provider: Provider, cartId: string | null): Promise<Response | null> {
  if (!cartId) return null;
  const answer = await provider.attempt(OrderOfCartDocument, { cartId });
  const token = answer.data?.orderOfCart?.token;
  if (!token) return null;
  provider.keepCart(null);
  provider.keepCookie(orderDataCookie, token);
  return redirect("/checkout/success", { headers: await provider.headers() });
}
