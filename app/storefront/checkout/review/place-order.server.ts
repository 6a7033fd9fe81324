import { json } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { AgreeToTermsDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import type { Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { tryReadingCart } from "~/storefront/cart/read-cart.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import { readAttribution } from "~/storefront/traffic/attribution.server";
import type { CheckoutAction } from "../checkout-action";
import { nextStep, stepId, stepPath } from "../checkout-steps";
import { goToPayment } from "../payment/go-to-payment.server";
import { placeForTotal } from "./place-for-total.server";
import { reviewValidator } from "./review-form";

/** Data of a failed attempt to place the order. */
export interface PlaceOrderFailure {
  failure: string;
}

/** A prefix of the provider's message that the title repeats. */
const SAID_BY_THE_TITLE = /^Unable to place order: /;

/** The provider's error codes for a missing cart that has become no order. */
const CART_GONE: readonly string[] = ["CART_NOT_FOUND", "CART_NOT_ACTIVE"];

/**
 * Places the order and redirects to the payment page or the success page. If the button is pressed twice, or the form
 * is sent again because its response was lost, the cart is already used: the provider then returns the same order. Its
 * error when storing the consent to the terms for a used cart is therefore ignored. After a failure the cart is
 * unchanged; if a step is incomplete, such as the payment, that step is shown with the provider's message.
 */
export async function placeOrder(action: CheckoutAction): Promise<Response> {
  const { request, provider, cartId, form } = action;
  const { data, error, submittedData } = await reviewValidator.validate(form);
  if (error) return validationError(error, submittedData);

  await provider.attempt(AgreeToTermsDocument, { cartId });
  const placed = await placeForTotal(provider, cartId, {
    shownTotal: dollarsOf(data.grand_total),
    attribution: await readAttribution(request),
  });
  const order = placed.data?.placeOrder?.orderV2;
  if (order) {
    provider.keepCart(null);
    provider.keepCookie(orderDataCookie, order.token);
    return goToPayment(request, provider, order.token);
  }
  const rejection = placed.data?.placeOrder?.errors[0];
  if (placed.error === "cart-gone" || CART_GONE.includes(rejection?.code ?? "")) {
    provider.keepCart(null);
    return withoutCart(request, provider);
  }
  provider.keepCart(cartId);
  const failure = failureText(rejection?.message || placed.message);
  return (await atIncompleteStep(provider, failure)) ?? fail(provider, failure);
}

/** Why an order was not placed, without the prefix that the title repeats. */
export function failureText(message: string | undefined): string {
  return (message || UNKNOWN_ERROR).replace(SAID_BY_THE_TITLE, "");
}

/** @returns null when all steps before the review are complete */
async function atIncompleteStep(provider: Provider, failure: string): Promise<Response | null> {
  const { cart } = await tryReadingCart(provider);
  const step = cart && nextStep(cart, provider.isLoggedIn);
  if (!step || step === "review") return null;
  flash(provider, "error", failure);
  return seeOther(provider, `${stepPath(step)}#${stepId(step)}`);
}

/** The cart is used: shows its order, if this browser placed it; otherwise the empty cart with the message, if any. */
export async function withoutCart(request: Request, provider: Provider, message = ""): Promise<Response> {
  const isPlaced = (await readCookie(request, orderDataCookie)) !== null;
  if (!isPlaced) flash(provider, "error", message);
  return seeOther(provider, isPlaced ? "/checkout/success" : CART_PATH);
}

/** "1234.5" → 1234.5, as "$1,234.50" of older pages; null for a page without a total. */
export function dollarsOf(shown: string | undefined): number | null {
  const digits = shown?.replace(/[^\d.]/g, "");
  return digits ? Number(digits) : null;
}

async function fail(provider: Provider, failure: string): Promise<Response> {
  const response: PlaceOrderFailure = { failure };
  return json(response, { status: 422, headers: await provider.headers() });
}
