import { json } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { AgreeToTermsDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalogue";
import type { Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import type { CheckoutAction } from "../checkout-action";
import { goTo } from "../go-to.server";
import { goToPayment } from "../payment/go-to-payment.server";
import { placeForTotal } from "./place-for-total.server";
import { reviewValidator } from "./review-form";

/** What the page shows when an order could not be placed. */
export interface PlaceOrderFailure {
  failure: string;
}

/** What the title of the failure says already. */
const SAID_BY_THE_TITLE = /^Unable to place order: /;

/** The provider's words for a cart that is not there any more and has become no order. */
const CART_GONE: readonly string[] = ["CART_NOT_FOUND", "CART_NOT_ACTIVE"];

/**
 * Places the order and leads to the payment page or the success page. A second press of the button, or the same form
 * sent again because its answer was lost, finds the cart used up: the provider then answers the same order, which is
 * why its refusal to note the terms for a used cart does not end the matter. After a failure the cart is as it was.
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

/** The cart is used up: shows the order that it became, when this browser placed it. */
export async function withoutCart(request: Request, provider: Provider): Promise<Response> {
  const isPlaced = (await readCookie(request, orderDataCookie)) !== null;
  return goTo(provider, isPlaced ? "/checkout/success" : CART_PATH);
}

/** "$1,234.50" → 1234.5; null for a page that showed no sum. */
function dollarsOf(shown: string | undefined): number | null {
  const digits = shown?.replace(/[^\d.]/g, "");
  return digits ? Number(digits) : null;
}

async function fail(provider: Provider, failure: string): Promise<Response> {
  const answer: PlaceOrderFailure = { failure };
  return json(answer, { status: 422, headers: await provider.headers() });
}
