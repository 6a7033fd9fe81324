import { type FieldErrors, validationError } from "remix-validated-form";
import {
  SetBillingAddressDocument,
  SetGuestEmailDocument,
  type ShippingAddressInput,
} from "~/provider/contract/documents.generated";
import type { Answer, Provider } from "~/provider/provider.server";
import { refusalErrors } from "~/storefront/session/provider-refusal";
import {
  type AddressAnswers,
  addressFields,
  BILLING,
  customerAddressValidator,
  guestAddressValidator,
} from "./address-form";
import { cartAddressInput } from "./cart-address";
import type { CheckoutAction } from "./checkout-action";
import { goTo } from "./go-to.server";
import { setShipping } from "./set-shipping.server";

const BILLING_FIELDS = addressFields.map((field) => BILLING + field);

type Refused = Extract<Answer<unknown>, { status: false }>;

/** Keeps who and where the order goes to, then asks how it should get there. */
export async function saveAddress({ provider, cartId, form, then }: CheckoutAction): Promise<Response> {
  const validator = provider.isLoggedIn ? customerAddressValidator : guestAddressValidator;
  const { data, error, submittedData } = await validator.validate(form);
  if (error) return validationError(error, submittedData);

  const refuse = async (refusal: Refused, fieldErrors: FieldErrors) => {
    if (refusal.error !== "input") return goTo(provider, "/checkout");
    return validationError({ fieldErrors }, submittedData, { headers: await provider.headers() });
  };

  if (data.email !== null) {
    const answer = await provider.attempt(SetGuestEmailDocument, { cartId, email: data.email });
    if (!answer.status) return refuse(answer, refusalErrors({ ...answer, field: "email" }, ["email"]));
  }
  const shipping = await setShipping(provider, cartId, shippingInput(data.shipping));
  if (!shipping.status) return refuse(shipping, refusalErrors(shipping, addressFields));
  const billing = await setBilling(provider, cartId, data.billing);
  if (!billing.status) return refuse(billing, refusalErrors(asBilling(billing), BILLING_FIELDS));
  return goTo(provider, then);
}

function shippingInput(shipping: AddressAnswers["shipping"]): ShippingAddressInput {
  if ("savedId" in shipping) return { customer_address_id: shipping.savedId };
  return { address: cartAddressInput(shipping.address, shipping.isSaved) };
}

function setBilling(provider: Provider, cartId: string, billing: AddressAnswers["billing"]) {
  const address = billing ? { address: cartAddressInput(billing) } : { same_as_shipping: true };
  return provider.attempt(SetBillingAddressDocument, { cartId, address });
}

function asBilling(refusal: Refused): Refused {
  return { ...refusal, field: refusal.field && BILLING + refusal.field };
}
