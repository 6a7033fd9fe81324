import { validationError } from "remix-validated-form";
import { SetPaymentMethodDocument } from "~/provider/contract/documents.generated";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import { paymentValidator } from "./payment-form";

/** Saves the payment method, then continues with the review. */
export async function savePayment({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const { data, error, submittedData } = await paymentValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const response = await provider.attempt(SetPaymentMethodDocument, { cartId, code: data.payment_method });
  if (!response.status && response.message !== "") {
    return validationError({ fieldErrors: { payment_method: response.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  return seeOther(provider, response.status ? then : "/checkout");
}
