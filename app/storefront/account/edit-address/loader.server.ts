import { readRegions } from "~/storefront/checkout/address/read-regions.server";
import { typedAddress } from "~/storefront/checkout/address/typed-address";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { readAddresses } from "../address-book/read-addresses.server";
import type { EditAddressData } from "./page";

/** The address with the id in the path. @throws Response 404 when the customer has none with that id */
export async function loader(visit: AccountVisit): Promise<EditAddressData> {
  const [regions, { addresses }] = await Promise.all([readRegions(), readAddresses(visit)]);
  const address = addresses.find(({ id }) => String(id) === visit.orderId);
  if (!address?.id || visit.subOrderId !== undefined) throw pageNotFound();
  return {
    id: address.id,
    regions,
    defaults: typedAddress(address),
    isDefaultShipping: address.default_shipping === true,
    isDefaultBilling: address.default_billing === true,
  };
}
