import { type FieldErrors, validationError } from "remix-validated-form";
import {
  CheckoutKindDocument,
  SetBillingAddressDocument,
  SetGuestEmailDocument,
  SuggestShippingAddressDocument,
} from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { seeOther } from "~/storefront/session/see-other.server";
import type { CheckoutAction } from "../checkout-action";
import { setShipping } from "../delivery/set-shipping.server";
import { type AddressResponse, addressFields, addressValidator } from "./address-form";
import { BILLING } from "./address-names";
import { orderDetailsFields } from "./order-details-form";
import { saveOrderDetails } from "./save-order-details.server";
import { cartAddressInput } from "./typed-address";

const BILLING_FIELDS = addressFields.map((field) => BILLING + field);

type Rejected = Extract<Result<unknown>, { status: false }>;

/** Saves contact and addresses, then continues with delivery. */
export async function saveAddress(action: CheckoutAction): Promise<Response> {
  const { provider, cartId, form, then } = action;
  const isVirtual = await hasNothingToShip(provider, cartId);
  const validator = addressValidator({ isGuest: !provider.isLoggedIn, isVirtual });
  const { data, error, submittedData } = await validator.validate(form);
  if (error) return validationError(error, submittedData);

  const reject = async (rejection: Rejected, fieldErrors: FieldErrors) => {
    if (rejection.message === "") return seeOther(provider, "/checkout");
    return validationError({ fieldErrors }, submittedData, { headers: await provider.headers() });
  };

  if (data.email !== null) {
    const response = await provider.attempt(SetGuestEmailDocument, { cartId, email: data.email });
    if (!response.status)
      return reject(response, rejectionErrors({ ...response, field: "email" }, ["email"]));
  }
  if (data.shipping) {
    const shipping = await setShipping(action, chosenAddress(data.shipping));
    if (!shipping.status) return reject(shipping, rejectionErrors(shipping, addressFields));
  }
  const billing = await setBilling(provider, cartId, data.billing);
  if (!billing.status) {
    const errors = isVirtual
      ? rejectionErrors(billing, addressFields)
      : rejectionErrors(asBilling(billing), BILLING_FIELDS);
    return reject(billing, errors);
  }
  // Without a suggestion the order goes on: an address is never held up.
  if (data.shipping) await provider.attempt(SuggestShippingAddressDocument, { cartId });
  const details = await saveOrderDetails(provider, cartId, data.details);
  if (!details.status) return reject(details, rejectionErrors(details, orderDetailsFields));
  return seeOther(provider, then);
}

async function hasNothingToShip(provider: Provider, cartId: string): Promise<boolean> {
  const response = await provider.attempt(CheckoutKindDocument, { id: cartId });
  return response.data?.cart?.is_virtual ?? false;
}

function chosenAddress(chosen: AddressResponse) {
  if ("savedId" in chosen) return { customer_address_id: chosen.savedId };
  return { address: cartAddressInput(chosen.address, chosen.isSaved) };
}

function setBilling(provider: Provider, cartId: string, billing: AddressResponse | null) {
  const address = billing ? chosenAddress(billing) : { same_as_shipping: true };
  return provider.attempt(SetBillingAddressDocument, { cartId, address });
}

function asBilling(rejection: Rejected): Rejected {
  return { ...rejection, field: rejection.field && BILLING + rejection.field };
}
