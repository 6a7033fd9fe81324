import { validationError } from "remix-validated-form";
import type { CheckoutAction } from "../checkout-action";
import { goTo } from "../go-to.server";
import { chooseDelivery } from "./choose-delivery.server";
import { deliveryValidator } from "./delivery-form";

/** Keeps how the order is shipped, then asks for the payment. */
export async function saveDelivery({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const { data, error, submittedData } = await deliveryValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const answer = await chooseDelivery(provider, cartId, data.method.carrier, data.method.method);
  if (!answer.status && answer.message !== "") {
    return validationError({ fieldErrors: { method: answer.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  return goTo(provider, answer.status ? then : "/checkout");
}
