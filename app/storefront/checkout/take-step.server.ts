import { openProvider } from "~/provider/provider.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import type { CheckoutAction } from "./checkout-action";
import { type CheckoutStep, isCheckoutStep } from "./checkout-steps";
import { placeOrder, withoutCart } from "./place-order.server";
import { saveAddress } from "./save-address.server";
import { saveDelivery } from "./save-delivery.server";

const actions: Record<CheckoutStep, (action: CheckoutAction) => Promise<Response>> = {
  address: saveAddress,
  delivery: saveDelivery,
  payment: placeOrder,
};

/** Takes the step that the address names with the form that was sent. */
export async function takeStep(request: Request): Promise<Response> {
  const step = new URL(request.url).searchParams.get("step");
  if (!isCheckoutStep(step)) throw new Response("There is no such step.", { status: 400 });
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (!provider.cartId) return withoutCart(request, provider);
  return actions[step]({ request, provider, cartId: provider.cartId, form });
}
