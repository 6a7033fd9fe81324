import { json } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { PlaceOrderDocument, SetPaymentMethodDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalogue";
import type { Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import type { CheckoutAction } from "./checkout-action";
import { goTo } from "./go-to.server";
import { goToPayment } from "./go-to-payment.server";
import { paymentValidator } from "./payment-form";

/** What the page shows when an order could not be placed. */
export interface PlaceOrderFailure {
  failure: string;
}

/**
 * Places the order and leads to the payment page or the success page. A second press of the button finds
 * the cart used up: the provider then answers the same order, which is why its refusal of the payment
 * method for a used cart does not end the matter.
 */
export async function placeOrder(action: CheckoutAction): Promise<Response> {
  const { request, provider, cartId, form } = action;
  const { data, error, submittedData } = await paymentValidator.validate(form);
  if (error) return validationError(error, submittedData);

  const payment = await provider.attempt(SetPaymentMethodDocument, { cartId, code: data.payment_method });
  if (payment.error === "input") {
    return validationError({ fieldErrors: { payment_method: payment.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  const placed = await provider.attempt(PlaceOrderDocument, { cartId });
  const order = placed.data?.placeOrder?.orderV2;
  if (order) {
    provider.keepCart(null);
    provider.keepCookie(orderDataCookie, order.token);
    return goToPayment(request, provider, order.token);
  }
  const refusal = placed.data?.placeOrder?.errors[0];
  if (placed.error === "cart-gone" || refusal?.code === "CART_NOT_FOUND") {
    provider.keepCart(null);
    return withoutCart(request, provider);
  }
  return fail(provider, refusal?.message || placed.message || UNKNOWN_ERROR);
}

/** The cart is used up: shows the order that it became, when this browser placed it. */
export async function withoutCart(request: Request, provider: Provider): Promise<Response> {
  const isPlaced = (await readCookie(request, orderDataCookie)) !== null;
  return goTo(provider, isPlaced ? "/checkout/success" : CART_PATH);
}

async function fail(provider: Provider, failure: string): Promise<Response> {
  const answer: PlaceOrderFailure = { failure };
  return json(answer, { status: 422, headers: await provider.headers() });
}
