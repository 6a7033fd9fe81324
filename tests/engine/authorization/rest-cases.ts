import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { ordered } from "../atelier";
import type { EngineFixture } from "../engine-fixture";
import { REST_ADDRESS } from "../rest-shopper";
import type { Shopper } from "./authorization-case";

/** A REST call that could be abused to access a customer's data. */
export interface RestCase {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The id of the owner's entity. */
  thing(engine: EngineFixture, owner: Shopper): string | Promise<string>;
  /** The path below /rest/V1, and the body: the entity's id, with everything else the attacker's own. */
  path(thing: string, asker: Shopper): string;
  body?(thing: string, asker: Shopper): object;
  /** True if the call fails for the owner as well: guest-carts give no access to a customer's cart. */
  isRejectedToOwner?: true;
}

const cartOf = (_engine: EngineFixture, { cartId }: Shopper) => cartId;
const lineOf = (_engine: EngineFixture, { itemUid }: Shopper) => itemUid;

function tagWith(designId: string) {
  const custom_options = [{ option_id: optionUid("pet-tag", DESIGN_OPTION), option_value: designId }];
  return {
    cartItem: { sku: "pet-tag", qty: 1, product_option: { extension_attributes: { custom_options } } },
  };
}

/** Path of the attacker's own cart. */
const ownCartPath = ({ sender, cartId }: Shopper) =>
  sender.token ? "/carts/mine" : `/guest-carts/${cartId}`;
const ownItems = (asker: Shopper) => `${ownCartPath(asker)}/items`;

/** The id of an address in the owner's book. */
async function addressOf(engine: EngineFixture, { sender }: Shopper): Promise<string> {
  const { country_id, region_code, region: _name, ...address } = REST_ADDRESS;
  const input = { ...address, country_code: country_id, region: { region_code } };
  const { data } = await engine.graphql(
    "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
    { input },
    sender,
  );
  return String(data.createCustomerAddress.id);
}

const PAYMENT = { email: "attacker@example.com", paymentMethod: { method: "checkmo" } };
const SHIPPING = {
  shipping_address: REST_ADDRESS,
  shipping_carrier_code: "mpc",
  shipping_method_code: "standard",
};

/** A call on a customer's cart by its id, as if it were a guest's: for nobody, not even its owner. */
function onGuestCart(method: RestCase["method"], below: string, body?: object): RestCase {
  return {
    method,
    thing: cartOf,
    path: (id) => `/guest-carts/${id}/${below}`,
    body: body && (() => body),
    isRejectedToOwner: true,
  };
}

export const restCases: Record<string, RestCase> = {
  "GET guest-carts/{id}": {
    method: "GET",
    thing: cartOf,
    path: (id) => `/guest-carts/${id}`,
    isRejectedToOwner: true,
  },
  "GET guest-carts/{id}/items": {
    method: "GET",
    thing: cartOf,
    path: (id) => `/guest-carts/${id}/items`,
    isRejectedToOwner: true,
  },
  "GET guest-carts/{id}/totals": {
    method: "GET",
    thing: cartOf,
    path: (id) => `/guest-carts/${id}/totals`,
    isRejectedToOwner: true,
  },
  "POST guest-carts/{id}/items": {
    method: "POST",
    thing: cartOf,
    path: (id) => `/guest-carts/${id}/items`,
    body: (_id, { designId }) => tagWith(designId),
    isRejectedToOwner: true,
  },
  "PUT guest-carts/{id}/items/{item}": {
    method: "PUT",
    thing: cartOf,
    path: (id, { itemUid }) => `/guest-carts/${id}/items/${itemUid}`,
    body: () => ({ cartItem: { qty: 2 } }),
    isRejectedToOwner: true,
  },
  "DELETE guest-carts/{id}/items/{item}": {
    method: "DELETE",
    thing: cartOf,
    path: (id, { itemUid }) => `/guest-carts/${id}/items/${itemUid}`,
    isRejectedToOwner: true,
  },
  "GET guest-carts/{id}/coupons": onGuestCart("GET", "coupons"),
  "PUT guest-carts/{id}/coupons/{code}": onGuestCart("PUT", "coupons/WELCOME10"),
  "DELETE guest-carts/{id}/coupons": onGuestCart("DELETE", "coupons"),
  "GET guest-carts/{id}/shipping-methods": onGuestCart("GET", "shipping-methods"),
  "POST guest-carts/{id}/estimate-shipping-methods": onGuestCart("POST", "estimate-shipping-methods", {
    address: REST_ADDRESS,
  }),
  "POST guest-carts/{id}/shipping-information": onGuestCart("POST", "shipping-information", {
    addressInformation: SHIPPING,
  }),
  "POST guest-carts/{id}/totals-information": onGuestCart("POST", "totals-information", {
    addressInformation: { address: REST_ADDRESS },
  }),
  "GET guest-carts/{id}/billing-address": onGuestCart("GET", "billing-address"),
  "POST guest-carts/{id}/billing-address": onGuestCart("POST", "billing-address", { address: REST_ADDRESS }),
  "GET guest-carts/{id}/selected-payment-method": onGuestCart("GET", "selected-payment-method"),
  "PUT guest-carts/{id}/selected-payment-method": onGuestCart("PUT", "selected-payment-method", {
    method: PAYMENT.paymentMethod,
  }),
  "GET guest-carts/{id}/payment-methods": onGuestCart("GET", "payment-methods"),
  "GET guest-carts/{id}/payment-information": onGuestCart("GET", "payment-information"),
  "POST guest-carts/{id}/payment-information": onGuestCart("POST", "payment-information", PAYMENT),
  "POST guest-carts/{id}/set-payment-information": onGuestCart("POST", "set-payment-information", PAYMENT),
  "PUT guest-carts/{id}/order": onGuestCart("PUT", "order", {}),
  "POST estimate-shipping-methods-by-address-id": {
    method: "POST",
    thing: addressOf,
    path: () => "/carts/mine/estimate-shipping-methods-by-address-id",
    body: (addressId) => ({ addressId }),
  },
  "POST shipping-information to an address of the book": {
    method: "POST",
    thing: addressOf,
    path: (_id, asker) => `${ownCartPath(asker)}/shipping-information`,
    body: (customer_address_id) => ({
      addressInformation: { ...SHIPPING, shipping_address: { customer_address_id } },
    }),
  },
  "POST billing-address with an address of the book": {
    method: "POST",
    thing: addressOf,
    path: (_id, asker) => `${ownCartPath(asker)}/billing-address`,
    body: (customer_address_id) => ({ address: { customer_address_id } }),
  },
  "POST set-payment-information with an address of the book": {
    method: "POST",
    thing: addressOf,
    path: (_id, asker) => `${ownCartPath(asker)}/set-payment-information`,
    body: (customer_address_id) => ({
      paymentMethod: { method: "checkmo" },
      billingAddress: { customer_address_id },
    }),
  },
  "POST items with a design": {
    method: "POST",
    thing: (_engine, { designId }) => designId,
    path: (_id, asker) => ownItems(asker),
    body: (designId) => tagWith(designId),
  },
  "PUT items/{item} by the line": {
    method: "PUT",
    thing: lineOf,
    path: (uid, asker) => `${ownItems(asker)}/${uid}`,
    body: () => ({ cartItem: { qty: 2 } }),
  },
  "DELETE items/{item} by the line": {
    method: "DELETE",
    thing: lineOf,
    path: (uid, asker) => `${ownItems(asker)}/${uid}`,
  },
  "PUT customers/me with an address of the book": {
    method: "PUT",
    thing: addressOf,
    path: () => "/customers/me",
    body: (id, { email }) => ({
      customer: {
        email,
        firstname: "Eve",
        lastname: "Byrd",
        addresses: [{ ...REST_ADDRESS, id, default_billing: true, default_shipping: true }],
      },
    }),
  },
  "PUT customers/me with a default address": {
    method: "PUT",
    thing: addressOf,
    path: () => "/customers/me",
    body: (id, { email }) => ({
      customer: { email, firstname: "Eve", lastname: "Byrd", default_billing: id },
    }),
  },
  "GET orders/mine/{number}": {
    method: "GET",
    thing: async (engine, { sender }) => (await ordered(engine, sender)).number,
    path: (number) => `/orders/mine/${number}`,
  },
};
