import { validationError } from "remix-validated-form";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import { type DeliveryMethod, deliveryMethods } from "~/storefront/cart/estimate/delivery-methods";
import { methodValue } from "~/storefront/cart/estimate/method-value";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import type { CheckoutVisit, ReviewRow } from "../checkout-step";
import { stepFormId } from "../checkout-steps";
import { chosenPayment } from "../payment/chosen-payment";
import { chooseDelivery } from "./choose-delivery.server";
import { deliveryValidator } from "./delivery-form";
import type { DeliveryStepData } from "./step";

/** Magento's code of payment by check. */
const CHECK = "checkmo";

/** The cart's shipping methods. */
export function loader({ cart }: CheckoutVisit): DeliveryStepData {
  return deliveryOf(cart);
}

/** Saves the shipping method, then continues with the next step. */
export async function action({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const { data, error, submittedData } = await deliveryValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const response = await chooseDelivery(provider, cartId, data.method.carrier, data.method.method);
  if (!response.status && response.message !== "") {
    return validationError(
      { fieldErrors: { method: response.message }, formId: stepFormId("delivery") },
      submittedData,
      {
        headers: await provider.headers(),
      },
    );
  }
  return seeOther(provider, response.status ? then : "/checkout");
}

/** The shipping method, with what may delay it. */
export function reviewRows(cart: ProviderCart): ReviewRow[] {
  const { methods, chosen } = deliveryOf(cart);
  const delivery = methods.find(({ value }) => value === chosen);
  if (!delivery) return [];
  const { title, description } = delivery;
  if (!description) return [{ title: "Shipping", text: title }];
  const isByCheck = chosenPayment(cart)?.code === CHECK;
  const isProofWanted = cart.additional_information?.send_proof ?? false;
  const untilPaid = isByCheck ? ", plus the time your check takes to reach us" : "";
  const untilApproved = isProofWanted ? ", plus the time you take to approve your proof" : "";
  return [{ title: "Shipping", text: title, note: `${description}${untilPaid}${untilApproved}` }];
}

function deliveryOf({ shipping_addresses: [address] }: ProviderCart): DeliveryStepData {
  const methods = deliveryMethods(address?.available_shipping_methods);
  const selected = address?.selected_shipping_method;
  return { methods, chosen: selected ? methodValue(selected) : (cheapestOf(methods)?.value ?? null) };
}

/** The cheapest method that is available; of several the first. */
function cheapestOf(methods: DeliveryMethod[]): DeliveryMethod | undefined {
  const available = methods.filter(({ problem }) => problem === null);
  const lowest = Math.min(...available.map(priceOf));
  return available.find((method) => priceOf(method) === lowest);
}

function priceOf({ isFree, price }: DeliveryMethod): number {
  return isFree ? 0 : (price.value ?? Number.POSITIVE_INFINITY);
}
