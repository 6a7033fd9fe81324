import type { CartAddressFragment, SavedAddressesQuery } from "~/provider/contract/documents.generated";
import { SavedAddressesDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { addressLines } from "~/storefront/account/address-lines";
import type { CoreCart } from "~/storefront/cart/cart-view";
import { BILLING, NEW_ADDRESS, type TypedAddress } from "./address-form";
import { cartAddressLines, typedAddress } from "./cart-address";
import type { AddressDefaults, AddressStepView } from "./checkout-view";
import { readRegions } from "./read-regions.server";

type SavedAddress = NonNullable<
  NonNullable<NonNullable<SavedAddressesQuery["customer"]>["addresses"]>[number]
>;

/** The address form, filled with what the cart or the customer's address book knows. */
export async function readAddressStep(provider: Provider, cart: CoreCart): Promise<AddressStepView> {
  const [regions, customer] = await Promise.all([readRegions(), readCustomer(provider)]);
  const saved = customer?.addresses?.flatMap((address) => address ?? []) ?? [];
  const choice = chosenAddress(cart, saved);
  return {
    step: "address",
    isGuest: !provider.isLoggedIn,
    regions,
    saved: saved.flatMap((address) => (address.id ? { id: address.id, lines: savedLines(address) } : [])),
    defaults: {
      email: cart.email ?? "",
      firstname: customer?.firstname ?? "",
      lastname: customer?.lastname ?? "",
      address_choice: choice,
      ...(choice === NEW_ADDRESS && typedDefaults(cart)),
      ...billingDefaults(cart),
    },
  };
}

async function readCustomer(provider: Provider): Promise<SavedAddressesQuery["customer"]> {
  if (!provider.isLoggedIn) return null;
  const answer = await provider.attempt(SavedAddressesDocument, {});
  return answer.data?.customer ?? null;
}

/** What was typed before; a saved address is not repeated in the fields for another one. */
function typedDefaults(cart: CoreCart): Partial<TypedAddress> {
  const address = cart.shipping_addresses[0];
  return address ? typedAddress(address) : {};
}

/** The billing address counts as the same until another one was given. */
function billingDefaults(cart: CoreCart): AddressDefaults {
  const shipping = cart.shipping_addresses[0];
  if (!cart.billing_address) return { billing_same: true };
  const billing = typedAddress(cart.billing_address);
  if (!shipping || JSON.stringify(typedAddress(shipping)) === JSON.stringify(billing)) {
    return { billing_same: true };
  }
  const fields = Object.entries(billing).map(([field, value]) => [BILLING + field, value]);
  return { ...Object.fromEntries(fields), billing_same: false };
}

/** The saved address that the cart has, else the default one; a new one when the cart has another. */
function chosenAddress(cart: CoreCart, saved: SavedAddress[]): string {
  const shipping = cart.shipping_addresses[0];
  const chosen = shipping
    ? saved.find((address) => isSameAddress(address, shipping))
    : (saved.find((address) => address.default_shipping) ?? saved[0]);
  return chosen?.id ? String(chosen.id) : NEW_ADDRESS;
}

function isSameAddress(saved: SavedAddress, cart: CartAddressFragment): boolean {
  const savedAddress = addressLines({ ...saved, region: saved.region?.region_code });
  return savedAddress.join("\n") === cartAddressLines(cart).join("\n");
}

function savedLines(address: SavedAddress): string[] {
  return addressLines({ ...address, region: address.region?.region_code, telephone: null });
}
