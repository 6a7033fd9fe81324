import type { CartAddressFragment, SavedAddressesQuery } from "~/provider/contract/documents.generated";
import { SavedAddressesDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { addressLines } from "~/storefront/account/address-lines";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import type { TypedAddress } from "./address-form";
import { BILLING, NEW_ADDRESS } from "./address-names";
import type { OrderDetails } from "./order-details-form";
import { readRegions } from "./read-regions.server";
import type { AddressDefaults, AddressStepData } from "./step";
import { typedAddress } from "./typed-address";

type Customer = NonNullable<SavedAddressesQuery["customer"]>;
type SavedAddress = NonNullable<NonNullable<Customer["addresses"]>[number]>;

/** Reads the address form, filled from the cart or the customer's address book. */
export async function readAddressStep(provider: Provider, cart: ProviderCart): Promise<AddressStepData> {
  const [regions, customer] = await Promise.all([readRegions(), readCustomer(provider)]);
  const saved = customer?.addresses?.flatMap((address) => address ?? []) ?? [];
  return {
    isGuest: !provider.isLoggedIn,
    isVirtual: cart.is_virtual,
    hasDesigns: hasDesigns(cart),
    takesDetails: cart.additional_information !== undefined,
    regions,
    saved: saved.flatMap((address) =>
      address.id ? { id: address.id, lines: addressLines({ ...address, telephone: "" }) } : [],
    ),
    defaults: {
      email: cart.email ?? "",
      ...mainDefaults(cart, saved, customer),
      ...billingDefaults(cart, saved),
      ...detailsDefaults(cart, customer?.gst_number ?? null),
    },
  };
}

async function readCustomer(provider: Provider): Promise<Customer | null> {
  if (!provider.isLoggedIn) return null;
  const response = await provider.attempt(SavedAddressesDocument, {});
  return response.data?.customer ?? null;
}

/** The cart's address, saved or typed; without one the customer's default. */
function mainDefaults(cart: ProviderCart, saved: SavedAddress[], customer: Customer | null): AddressDefaults {
  const known = cart.is_virtual ? cart.billing_address : cart.shipping_addresses[0];
  if (known) return { ...nameOf(customer), ...choiceOf(known, saved) };
  const usual = saved.find((address) =>
    cart.is_virtual ? address.default_billing : address.default_shipping,
  );
  const chosen = usual ?? saved[0];
  return { ...nameOf(customer), address_choice: chosen?.id ? String(chosen.id) : NEW_ADDRESS };
}

function nameOf(customer: Customer | null): AddressDefaults {
  return { firstname: customer?.firstname ?? "", lastname: customer?.lastname ?? "" };
}

/** The billing address is the same until another one was entered. */
function billingDefaults(cart: ProviderCart, saved: SavedAddress[]): AddressDefaults {
  const shipping = cart.shipping_addresses[0];
  const billing = cart.billing_address;
  const isSame = !billing || !shipping || isSameAddress(billing, shipping);
  if (isSame || cart.is_virtual) return { billing_same: true, billing_address_choice: NEW_ADDRESS };
  const fields = Object.entries(choiceOf(billing, saved));
  return {
    ...Object.fromEntries(fields.map(([field, value]) => [BILLING + field, value])),
    billing_same: false,
  };
}

/** The previous input; a saved address is not copied into the fields of a new one. */
function choiceOf(
  address: CartAddressFragment,
  saved: SavedAddress[],
): Partial<TypedAddress> & { address_choice: string } {
  const lines = addressLines(address).join("\n");
  const chosen = saved.find((one) => addressLines(one).join("\n") === lines);
  return chosen?.id
    ? { address_choice: String(chosen.id) }
    : { address_choice: NEW_ADDRESS, ...typedAddress(address) };
}

function isSameAddress(one: CartAddressFragment, other: CartAddressFragment): boolean {
  return JSON.stringify(typedAddress(one)) === JSON.stringify(typedAddress(other));
}

/** The account provides a customer's GST number. */
function detailsDefaults(
  { additional_information: said, billing_address }: ProviderCart,
  gstNumber: string | null,
): Required<OrderDetails> {
  return {
    dropship: said?.dropship ?? false,
    send_proof: said?.send_proof ?? false,
    business_purchase: said?.business_purchase ?? false,
    gst_company: said?.gst_company ?? billing_address?.company ?? "",
    gst_number: (said?.business_purchase ? said.gst_number : gstNumber) ?? "",
    ship_to: said?.ship_to ?? false,
    bill_to: said?.business_purchase ? said.bill_to : true,
  };
}

/** Only designed lines have an edit link. */
function hasDesigns({ itemsV2 }: ProviderCart): boolean {
  return itemsV2?.items.some((item) => item?.extra_info?.edit_link) ?? false;
}
