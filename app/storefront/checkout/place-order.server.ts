import { json } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { AgreeToTermsDocument, PlaceOrderDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalogue";
import type { Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { cartGrandTotal, cartView } from "~/storefront/cart/cart-view";
import { readCart } from "~/storefront/cart/read-cart.server";
import { moneyText } from "~/storefront/ui/money";
import type { CheckoutAction } from "./checkout-action";
import { goTo } from "./go-to.server";
import { goToPayment } from "./go-to-payment.server";
import { reviewValidator } from "./review-form";

const CART_CHANGED = "Your cart has changed. Please check the total.";

/** What the page shows when an order could not be placed. */
export interface PlaceOrderFailure {
  failure: string;
}

/**
 * Places the order and leads to the payment page or the success page. A second press of the button finds
 * the cart used up: the provider then answers the same order, which is why its refusal to note the terms
 * for a used cart does not end the matter. A cart that costs another sum than the page showed is not
 * bought: the page is shown again.
 */
export async function placeOrder(action: CheckoutAction): Promise<Response> {
  const { request, provider, cartId, form } = action;
  const { data, error, submittedData } = await reviewValidator.validate(form);
  if (error) return validationError(error, submittedData);
  if (!(await costsAsShown(provider, data.grand_total))) return fail(provider, CART_CHANGED);

  await provider.attempt(AgreeToTermsDocument, { cartId });
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

/** A cart that cannot be read any more is used up or empty: the provider then tells which when it is ordered. */
async function costsAsShown(provider: Provider, shownTotal: string | undefined): Promise<boolean> {
  const read = await readCart(provider);
  if (!read) return true;
  const total = cartGrandTotal(cartView(read.core, read.extension));
  return shownTotal === (total ? moneyText(total) : undefined);
}

async function fail(provider: Provider, failure: string): Promise<Response> {
  const answer: PlaceOrderFailure = { failure };
  return json(answer, { status: 422, headers: await provider.headers() });
}
