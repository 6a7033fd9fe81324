import { addressLines } from "~/storefront/account/address-lines";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import type { CheckoutVisit, ReviewRow } from "../checkout-step";
import { orderDetailsView } from "./order-details-view";
import { readAddressStep } from "./read-address-step.server";
import type { AddressStepData } from "./step";

export { saveAddress as action } from "./save-address.server";

/** The address form, filled from the cart or the customer's address book. */
export function loader({ provider, cart }: CheckoutVisit): Promise<AddressStepData> {
  return readAddressStep(provider, cart);
}

/** Contact, addresses and the details of the order. */
export function reviewRows(cart: ProviderCart): ReviewRow[] {
  const shipTo = cart.shipping_addresses[0] ? addressLines(cart.shipping_addresses[0]) : null;
  const billTo = cart.billing_address ? addressLines(cart.billing_address) : null;
  const isSame = billTo?.join("\n") === shipTo?.join("\n");
  const { business, dropship, sendProof } = orderDetailsView(cart.additional_information);
  return [
    ...(cart.email ? [{ title: "Contact", text: cart.email }] : []),
    ...(shipTo ? [{ title: "Ship to", text: shipTo.join(", ") }] : []),
    { title: "Bill to", text: billTo && !isSame ? billTo.join(", ") : "Same address" },
    ...(business ? [{ title: "Business", text: business.join(", ") }] : []),
    ...(dropship ? [{ title: "Package", text: "Prices hidden (gift)" }] : []),
    ...(sendProof ? [{ title: "Proof", text: "We'll email you a proof and start once you approve it" }] : []),
  ];
}
