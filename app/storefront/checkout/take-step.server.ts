import { openProvider } from "~/provider/provider.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { saveAddress } from "./address/save-address.server";
import type { CheckoutAction } from "./checkout-action";
import { type CheckoutStep, isChangeAddress, isCheckoutStep, pathAfter } from "./checkout-steps";
import { saveDelivery } from "./delivery/save-delivery.server";
import { savePayment } from "./payment/save-payment.server";
import { placeOrder, withoutCart } from "./review/place-order.server";

const actions: Record<CheckoutStep, (action: CheckoutAction) => Promise<Response>> = {
  address: saveAddress,
  delivery: saveDelivery,
  payment: savePayment,
  review: placeOrder,
};

/** Submits the step in the URL with the form. */
export async function takeStep(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const step = url.searchParams.get("step");
  if (!isCheckoutStep(step)) throw new Response("There is no such step.", { status: 400 });
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (!provider.cartId) return withoutCart(request, provider);
  const then = pathAfter(step, { isChange: isChangeAddress(url) });
  return actions[step]({ request, provider, cartId: provider.cartId, form, then });
}
