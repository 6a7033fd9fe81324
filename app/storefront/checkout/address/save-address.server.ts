import { type FieldErrors, validationError } from "remix-validated-form";
import {
  CheckoutKindDocument,
  SetBillingAddressDocument,
  SetGuestEmailDocument,
} from "~/provider/contract/documents.generated";
import type { Answer, Provider } from "~/provider/provider.server";
import { refusalErrors } from "~/storefront/session/provider-refusal";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import { setShipping } from "../delivery/set-shipping.server";
import { type AddressAnswer, addressFields, addressValidator, BILLING } from "./address-form";
import { orderDetailsFields } from "./order-details-form";
import { saveOrderDetails } from "./save-order-details.server";
import { cartAddressInput } from "./typed-address";

const BILLING_FIELDS = addressFields.map((field) => BILLING + field);

type Refused = Extract<Answer<unknown>, { status: false }>;

/** Saves contact and addresses, then continues with delivery. */
export async function saveAddress(action: CheckoutAction): Promise<Response> {
  const { provider, cartId, form, then } = action;
  const isVirtual = await hasNothingToShip(provider, cartId);
  const validator = addressValidator({ isGuest: !provider.isLoggedIn, isVirtual });
  const { data, error, submittedData } = await validator.validate(form);
  if (error) return validationError(error, submittedData);

  const refuse = async (refusal: Refused, fieldErrors: FieldErrors) => {
    if (refusal.message === "") return seeOther(provider, "/checkout");
    return validationError({ fieldErrors }, submittedData, { headers: await provider.headers() });
  };

  if (data.email !== null) {
    const answer = await provider.attempt(SetGuestEmailDocument, { cartId, email: data.email });
    if (!answer.status) return refuse(answer, refusalErrors({ ...answer, field: "email" }, ["email"]));
  }
  if (data.shipping) {
    const shipping = await setShipping(action, chosenAddress(data.shipping));
    if (!shipping.status) return refuse(shipping, refusalErrors(shipping, addressFields));
  }
  const billing = await setBilling(provider, cartId, data.billing);
  if (!billing.status) {
    const errors = isVirtual
      ? refusalErrors(billing, addressFields)
      : refusalErrors(asBilling(billing), BILLING_FIELDS);
    return refuse(billing, errors);
  }
  const details = await saveOrderDetails(provider, cartId, data.details);
  if (!details.status) return refuse(details, refusalErrors(details, orderDetailsFields));
  return seeOther(provider, then);
}

async function hasNothingToShip(provider: Provider, cartId: string): Promise<boolean> {
  const answer = await provider.attempt(CheckoutKindDocument, { id: cartId });
  return answer.data?.cart?.is_virtual ?? false;
}

function chosenAddress(chosen: AddressAnswer) {
  if ("savedId" in chosen) return { customer_address_id: chosen.savedId };
  return { address: cartAddressInput(chosen.address, chosen.isSaved) };
}

function setBilling(provider: Provider, cartId: string, billing: AddressAnswer | null) {
  const address = billing ? chosenAddress(billing) : { same_as_shipping: true };
  return provider.attempt(SetBillingAddressDocument, { cartId, address });
}

function asBilling(refusal: Refused): Refused {
  return { ...refusal, field: refusal.field && BILLING + refusal.field };
}
