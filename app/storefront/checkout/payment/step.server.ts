import { validationError } from "remix-validated-form";
import { SetPaymentMethodDocument, StartPaymentDocument } from "~/provider/contract/documents.generated";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import type { CheckoutVisit, ReviewRow } from "../checkout-step";
import { stepFormId } from "../checkout-steps";
import { chosenPayment } from "./chosen-payment";
import { paymentValidator } from "./payment-form";
import { paymentStepView } from "./payment-step-view";
import type { PaymentStepData } from "./step";

/** The payment methods for the cart. */
export async function loader({ provider, cart }: CheckoutVisit): Promise<PaymentStepData> {
  return paymentStepView(cart, { hasPaymentPage: await provider.supports(StartPaymentDocument) });
}

/** Saves the payment method, then continues with the next step. */
export async function action({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const { data, error, submittedData } = await paymentValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const response = await provider.attempt(SetPaymentMethodDocument, { cartId, code: data.payment_method });
  if (!response.status && response.message !== "") {
    return validationError(
      { fieldErrors: { payment_method: response.message }, formId: stepFormId("payment") },
      submittedData,
      {
        headers: await provider.headers(),
      },
    );
  }
  return seeOther(provider, response.status ? then : "/checkout");
}

/** The payment method. */
export function reviewRows(cart: ProviderCart): ReviewRow[] {
  const payment = chosenPayment(cart);
  return payment ? [{ title: "Payment", text: payment.title }] : [];
}
