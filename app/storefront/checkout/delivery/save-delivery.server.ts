import { validationError } from "remix-validated-form";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import { chooseDelivery } from "./choose-delivery.server";
import { deliveryValidator } from "./delivery-form";

/** Saves the shipping method, then continues with payment. */
export async function saveDelivery({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const { data, error, submittedData } = await deliveryValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const response = await chooseDelivery(provider, cartId, data.method.carrier, data.method.method);
  if (!response.status && response.message !== "") {
    return validationError({ fieldErrors: { method: response.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  return seeOther(provider, response.status ? then : "/checkout");
}
