import type { EngineFixture, Sender } from "../engine-fixture";
import { add, cartWithTag, designTag, newCart, ownCart, tag } from "../shopper";

/** Somebody with a cart, a line in it and its design. */
export interface Shopper {
  sender: Sender;
  /** Of customers; guests may give any. */
  email: string;
  cartId: string;
  itemUid: string;
  designId: string;
  /** A guest's cart with a line in it, which whoever knows its id may use. */
  guestCartId: string;
}

/** An operation by which somebody could try to reach a thing of a customer. */
export interface AuthorizationCase {
  /** The id of the owner's thing. */
  thing(engine: EngineFixture, owner: Shopper): string | number | Promise<string | number>;
  /** What is sent: the thing, with all else as the asker has it. */
  variables(thing: string | number, asker: Shopper, owner: Shopper): object;
  /** Said of what even its owner may not do. */
  isRejectedToOwner?: true;
}

/** By operation; what stands behind a space tells several ways into one operation apart. */
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

/** An id of the same form that belongs to nothing. */
export function unknownLike(thing: string | number): string | number {
  if (typeof thing === "number") return 987_654_321;
  return /^\d+$/.test(thing) ? "9".repeat(thing.length) : "A".repeat(thing.length);
}
