import { readRegions } from "~/storefront/checkout/address/read-regions.server";
import type { AccountVisit } from "../account-visit";
import { readAddresses } from "../address-book/read-addresses.server";
import type { AddAddressData } from "./page";

/** The empty form; the customer's first address becomes the default one. */
export async function loader(visit: AccountVisit): Promise<AddAddressData> {
  const [regions, { firstname, lastname, addresses }] = await Promise.all([
    readRegions(),
    readAddresses(visit),
  ]);
  const isFirst = addresses.length === 0;
  return {
    regions,
    defaults: { firstname, lastname, default_shipping: isFirst, default_billing: isFirst },
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
}
