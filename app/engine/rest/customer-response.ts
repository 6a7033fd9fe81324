import type { Row } from "../database/schema";
import { findUsRegion } from "../shared/us-regions";
import { WEBSITE_ID } from "./website-id";

/** Converts a customer to the format of Magento's REST API. */

/** Magento's number of the group "General". */
const GROUP_ID = 1;

/** GET customers/me. @param storeId number of the customer's store */
export function customerResponse(
  customer: Row<"customer">,
  addresses: Row<"customer_address">[],
  storeId: number,
): object {
  const defaultId = (use: "default_billing" | "default_shipping") => {
    const address = addresses.find((each) => each[use] === 1);
    return address ? String(address.id) : null;
  };
  return {
    id: customer.id,
    group_id: GROUP_ID,
    default_billing: defaultId("default_billing"),
    default_shipping: defaultId("default_shipping"),
    created_at: customer.created_at,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    middlename: customer.middlename,
    prefix: customer.prefix,
    suffix: customer.suffix,
    dob: customer.date_of_birth,
    taxvat: customer.taxvat,
    store_id: storeId,
    website_id: WEBSITE_ID,
    addresses: addresses.map((address) => addressResponse(address)),
    extension_attributes: { is_subscribed: customer.is_subscribed === 1 },
  };
}

function addressResponse(address: Row<"customer_address">): object {
  const region = findUsRegion(address.region_code);
  return {
    id: address.id,
    customer_id: address.customer_id,
    region: { region_code: address.region_code, region: region?.name, region_id: region?.id },
    region_id: region?.id,
    country_id: "US",
    street: JSON.parse(address.street),
    company: address.company,
    telephone: address.telephone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    default_billing: address.default_billing === 1,
    default_shipping: address.default_shipping === 1,
  };
}
