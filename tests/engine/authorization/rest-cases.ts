import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { ordered } from "../atelier";
import type { EngineFixture } from "../engine-fixture";
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
const ownItems = ({ sender, cartId }: Shopper) =>
  sender.token ? "/carts/mine/items" : `/guest-carts/${cartId}/items`;

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
  "GET orders/mine/{number}": {
    method: "GET",
    thing: async (engine, { sender }) => (await ordered(engine, sender)).number,
    path: (number) => `/orders/mine/${number}`,
  },
};
