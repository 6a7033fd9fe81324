import { validationError } from "remix-validated-form";
import { estimatedPostcodeCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import { flash } from "~/storefront/shell/flash.server";
import { backToCart, type CartChange } from "../cart-change.server";
import { askEstimate } from "./ask-estimate.server";
import { estimateValidator } from "./estimate-form";

/** Estimates delivery and tax for the ZIP code of the form; ZIP code and selected method are remembered for a week. */
export async function estimateDelivery({ provider, cartId, form }: CartChange): Promise<Response> {
  const { data, error, submittedData } = await estimateValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const { postcode, method = null } = data;
  const answer = await askEstimate(provider, { cartId, postcode, method });
  if (answer.error === "input") {
    return validationError({ fieldErrors: { postcode: answer.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  if (answer.status) {
    provider.keepCookie(estimatedPostcodeCookie, postcode);
    const title = answer.data.methods.find(({ value }) => value === answer.data.chosen)?.title;
    if (method && title) provider.keepCookie(shippingMethodTitleCookie, title);
  } else if (answer.message) {
    flash(provider, "error", answer.message);
  }
  return backToCart(provider, "#estimate");
}
