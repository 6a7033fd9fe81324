import { json } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { PlacePaymentLinkOrderDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { pathAndQuery } from "~/storefront/session/path-and-query";
import { seeOther } from "~/storefront/session/see-other.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { goToPayment } from "../payment/go-to-payment.server";
import { dollarsOf, failureText, type PlaceOrderFailure } from "../review/place-order.server";
import { CONTINUE_PAYMENT } from "./continue-payment";
import { paymentLinkValidator } from "./payment-link-form";
import { tokenOf } from "./read-payment-link.server";

/** The fields that an order which is placed already does not need. */
const PLACED = { payment_method: "", expected_total: 0 };

/**
 * Places the order of a payment link, and redirects to the payment page or to the success page. The shopper's own cart
 * stays as it is. The button pressed twice places one order, which only the browser that placed it is shown.
 */
export async function payPaymentLink(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (form.has(CONTINUE_PAYMENT)) return place(request, provider, PLACED);
  const { data, error, submittedData } = await paymentLinkValidator.validate(form);
  if (error) return validationError(error, submittedData, { headers: await provider.headers() });
  const { grand_total, payment_method } = data;
  return place(request, provider, { payment_method, expected_total: dollarsOf(grand_total) ?? 0 });
}

async function place(request: Request, provider: Provider, payment: typeof PLACED): Promise<Response> {
  const response = await provider.attempt(PlacePaymentLinkOrderDocument, {
    input: { token: tokenOf(request), order_token: await readCookie(request, orderDataCookie), ...payment },
  });
  const placed = response.data?.placePaymentLinkOrder;
  const token = placed?.orderV2?.token;
  if (token) {
    provider.keepCookie(orderDataCookie, token);
    return goToPayment(request, provider, token);
  }
  const [rejection] = placed?.errors ?? [];
  // The link is used or gone: its page says so.
  if (rejection && rejection.code !== "UNABLE_TO_PLACE_ORDER")
    return seeOther(provider, pathAndQuery(new URL(request.url)));
  const failure: PlaceOrderFailure = { failure: failureText(rejection?.message || response.message) };
  return json(failure, { status: 422, headers: await provider.headers() });
}
