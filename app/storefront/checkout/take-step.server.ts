import { NO_CART_ID } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { checkoutStepServers } from "./checkout-step-servers.server";
import { isChangeAddress, isCheckoutStep, pathAfter } from "./checkout-steps";
import { withoutCart } from "./review/place-order.server";

/** Submits the step in the URL with the form. */
export async function takeStep(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const step = url.searchParams.get("step");
  if (!isCheckoutStep(step)) throw new Response("There is no such step.", { status: 400 });
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (!provider.cartId) return withoutCart(request, provider, NO_CART_ID);
  const then = pathAfter(step, { isChange: isChangeAddress(url) });
  return checkoutStepServers[step].action({ request, provider, cartId: provider.cartId, form, then });
}
