import { NO_CART_ID } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { checkoutStepServers } from "./checkout-step-servers.server";
import {
  type CheckoutStep,
  isChangeAddress,
  isCheckoutStep,
  pathAfter,
  STAY,
  stepId,
  stepPath,
} from "./checkout-steps";
import { withoutCart } from "./review/place-order.server";

/** Submits the step in the URL with the form. */
export async function takeStep(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const step = url.searchParams.get("step");
  if (!isCheckoutStep(step)) throw new Response("There is no such step.", { status: 400 });
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (!provider.cartId) return withoutCart(request, provider, NO_CART_ID);
  const then = pathAfterForm(step, form.get(STAY), isChangeAddress(url));
  return checkoutStepServers[step].action({ request, provider, cartId: provider.cartId, form, then });
}

/**
 * The path after a submitted step, at its part of the page.
 * @param stay the step at which the page stays after a form that was submitted by a choice alone; null for a button
 * @param isChange the step was opened from the review
 */
function pathAfterForm(step: CheckoutStep, stay: FormDataEntryValue | null, isChange: boolean): string {
  if (typeof stay === "string" && isCheckoutStep(stay)) return stepPath(stay, { isChange });
  const path = pathAfter(step, { isChange });
  const next = new URLSearchParams(path.split("?")[1]).get("step");
  return isCheckoutStep(next) ? `${path}#${stepId(next)}` : path;
}
