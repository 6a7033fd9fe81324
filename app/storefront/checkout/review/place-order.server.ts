import { json } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { AgreeToTermsDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalogue";
import type { Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import { goToPayment } from "../payment/go-to-payment.server";
import { placeForTotal } from "./place-for-total.server";
import { reviewValidator } from "./review-form";

/** The response when an order could not be placed. */
export interface PlaceOrderFailure {
  failure: string;
}

/** Repeats the title of the failure, and is removed from the message. */
const SAID_BY_THE_TITLE = /^Unable to place order: /;

/** The provider's error codes for a cart that is gone without an order. */
const CART_GONE: readonly string[] = ["CART_NOT_FOUND", "CART_NOT_ACTIVE"];

/**
 * Places the order, then redirects to the payment page or the success page. When the form is submitted again, after a
 * double click or a lost response, the provider returns the order that was placed before; its error on agreeing to
 * the terms for that cart is therefore ignored. After a failure the cart is unchanged.
 */
export async function placeOrder(action: CheckoutAction): Promise<Response> {
  const { request, provider, cartId, form } = action;
  const { data, error, submittedData } = await reviewValidator.validate(form);
  if (error) return validationError(error, submittedData);

  await provider.attempt(AgreeToTermsDocument, { cartId });
  const placed = await placeForTotal(provider, cartId, dollarsOf(data.grand_total));
  const order = placed.data?.placeOrder?.orderV2;
  if (order) {
    provider.keepCart(null);
    provider.keepCookie(orderDataCookie, order.token);
    return goToPayment(request, provider, order.token);
  }
  const refusal = placed.data?.placeOrder?.errors[0];
  if (placed.error === "cart-gone" || CART_GONE.includes(refusal?.code ?? "")) {
    provider.keepCart(null);
    return withoutCart(request, provider);
  }
  provider.keepCart(cartId);
  return fail(provider, (refusal?.message || placed.message || UNKNOWN_ERROR).replace(SAID_BY_THE_TITLE, ""));
}

/** Without a cart: redirects to the order that this browser placed, else to the cart. */
export async function withoutCart(request: Request, provider: Provider): Promise<Response> {
  const isPlaced = (await readCookie(request, orderDataCookie)) !== null;
  return seeOther(provider, isPlaced ? "/checkout/success" : CART_PATH);
}

/** "$1,234.50" → 1234.5; null for a page that showed no total. */
function dollarsOf(shown: string | undefined): number | null {
  const digits = shown?.replace(/[^\d.]/g, "");
  return digits ? Number(digits) : null;
}

async function fail(provider: Provider, failure: string): Promise<Response> {
  const answer: PlaceOrderFailure = { failure };
  return json(answer, { status: 422, headers: await provider.headers() });
}
