import type { EngineFixture, Sender } from "../engine-fixture";
import { add, cartWithTag, designTag, newCart, ownCart, tag } from "../shopper";

/** A shopper with a cart, a line in it and its design. */
export interface Shopper {
  sender: Sender;
  /** For customers; guests may use any address. */
  email: string;
  cartId: string;
  itemUid: string;
  designId: string;
  /** A guest's cart with a line, usable by anyone who knows its id. */
  guestCartId: string;
}

/** An operation that could be abused to access a customer's data. */
export interface AuthorizationCase {
  /** The id of the owner's entity. */
  thing(engine: EngineFixture, owner: Shopper): string | number | Promise<string | number>;
  /** The variables: the entity's id, with everything else the attacker's own. */
  variables(thing: string | number, asker: Shopper, owner: Shopper): object;
  /** True if the operation fails for the owner as well. */
  isRejectedToOwner?: true;
}

/** By operation; a suffix after a space distinguishes several inputs of one operation. */
export type AuthorizationCases = Record<string, AuthorizationCase>;

export async function shopperWithCart(
  engine: EngineFixture,
  sender: Sender & { email?: string },
): Promise<Shopper> {
  const cartId = sender.token ? await ownCart(engine, sender) : await newCart(engine, sender);
  const designId = await designTag(engine, sender);
  const { data } = await add(engine, sender, cartId, [tag(designId)]);
  const [{ uid: itemUid }] = data.addProductsToCart.cart.itemsV2.items;
  const { id: guestCartId } = await cartWithTag(engine);
  return { sender, email: sender.email ?? "guest@example.com", cartId, itemUid, designId, guestCartId };
}

/** An id of the same form that does not exist. */
export function unknownLike(thing: string | number): string | number {
  if (typeof thing === "number") return 987_654_321;
  return /^\d+$/.test(thing) ? "9".repeat(thing.length) : "A".repeat(thing.length);
}
