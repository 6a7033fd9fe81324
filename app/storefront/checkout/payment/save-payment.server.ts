import { validationError } from "remix-validated-form";
import { SetPaymentMethodDocument } from "~/provider/contract/documents.generated";
import type { CheckoutAction } from "../checkout-action";
import { goTo } from "../go-to.server";
import { paymentValidator } from "./payment-form";

/** Keeps how the order is paid, then shows all of it once more. */
export async function savePayment({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const { data, error, submittedData } = await paymentValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const answer = await provider.attempt(SetPaymentMethodDocument, { cartId, code: data.payment_method });
  if (!answer.status && answer.message !== "") {
    return validationError({ fieldErrors: { payment_method: answer.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  return goTo(provider, answer.status ? then : "/checkout");
}
