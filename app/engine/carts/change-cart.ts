import { sql } from "kysely";
import { prepareQuery } from "../database/prepare-query";
import type { Connection, Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import { broughtCodes, withPriceCodes } from "../promotions/price-code-cart";
import { isRandomId } from "../shared/secrets";
import { type CartVisitor, mayUse, requireUsable } from "./cart-access";
import { cartNotFound } from "./cart-errors";

/** The context of a cart change: the transaction, the locked cart, the visitor. */
export interface CartChange {
  /** The visitor's context within the transaction. */
  context: EngineContext;
  db: Transaction;
  cart: Row<"cart">;
  visitor: CartVisitor;
}

/** The current visitor, for access to carts. */
export async function cartVisitor(context: EngineContext): Promise<CartVisitor> {
  const customer = await context.customer();
  return { storeCode: context.storeCode, customerId: customer?.id ?? null };
}

/**
 * Changes a cart in one transaction that excludes other changes of the same cart. The cart stores the visitor's price
 * codes.
 * @throws GraphQLError when the visitor may not use the cart; then nothing is changed
 */
export async function changeCart<Result>(
  context: EngineContext,
  cartId: string,
  change: (change: CartChange) => Promise<Result>,
): Promise<Result> {
  const visitor = await cartVisitor(context);
  const codes = await broughtCodes(context);
  return context.db.transaction().execute(async (db) => {
    const cart = requireUsable(await lockCart(db, cartId, codes), cartId, visitor);
    return change({ context: { ...context, db }, db, cart, visitor });
  });
}

/**
 * Locks the cart by incrementing its version. Returns undefined when there is none.
 * @param codes price codes to store with the cart
 */
export async function lockCart(
  db: Connection,
  cartId: string,
  codes: Partial<Pick<Row<"cart">, "price_code">> = {},
): Promise<Row<"cart"> | undefined> {
  if (!isRandomId(cartId)) return undefined;
  return db
    .updateTable("cart")
    .set({ version: sql<number>`version + 1`, updated_at: new Date().toISOString(), ...codes })
    .where("id", "=", cartId)
    .returningAll()
    .executeTakeFirst();
}

/** Locks the cart if the visitor may use it, active or not. Otherwise returns undefined and changes nothing. */
export async function lockUsableCart(
  db: Connection,
  cartId: string,
  visitor: CartVisitor,
  codes: Partial<Pick<Row<"cart">, "price_code">> = {},
): Promise<Row<"cart"> | undefined> {
  const cart = await findCart(db, cartId);
  if (!cart || !mayUse(cart, visitor)) return undefined;
  const locked = await lockCart(db, cartId, codes);
  return locked && mayUse(locked, visitor) ? locked : undefined;
}

/** Locks the carts in the order of their ids, so that two transactions with the same carts cannot deadlock. */
export async function lockCarts(db: Connection, cartIds: string[]): Promise<Map<string, Row<"cart">>> {
  const locked = new Map<string, Row<"cart">>();
  for (const id of [...cartIds].sort()) {
    const cart = await lockCart(db, id);
    if (cart) locked.set(id, cart);
  }
  return locked;
}

/** Reads the cart with the visitor's price codes, without a lock. @throws GraphQLError as `changeCart` does */
export async function readCart(context: EngineContext, cartId: string): Promise<Row<"cart">> {
  if (!isRandomId(cartId)) throw noSuchEntity(cartNotFound(cartId));
  const [visitor, cart] = await Promise.all([cartVisitor(context), findCartOnce(context, cartId)]);
  return withPriceCodes(context, requireUsable(cart, cartId, visitor));
}

/** Reads of carts in progress; fields of one operation that read the same cart at once share one. */
const reads = new WeakMap<EngineContext, Map<string, ReturnType<typeof findCart>>>();

function findCartOnce(context: EngineContext, cartId: string): ReturnType<typeof findCart> {
  const pending = reads.get(context) ?? new Map<string, ReturnType<typeof findCart>>();
  reads.set(context, pending);
  const read = pending.get(cartId) ?? findCart(context.db, cartId).finally(() => pending.delete(cartId));
  pending.set(cartId, read);
  return read;
}

/** The cart with that id, active or not; null when it is unknown or another customer's. Without a lock. */
export async function findUsableCart(context: EngineContext, cartId: string): Promise<Row<"cart"> | null> {
  const [visitor, cart] = await Promise.all([cartVisitor(context), findCart(context.db, cartId)]);
  return cart && mayUse(cart, visitor) ? cart : null;
}

const selectCart = prepareQuery((db, values: { cartId: string }) =>
  db.selectFrom("cart").selectAll().where("id", "=", values.cartId),
);

async function findCart(db: Connection, cartId: string): Promise<Row<"cart"> | undefined> {
  if (!isRandomId(cartId)) return undefined;
  const [cart] = await selectCart(db, { cartId });
  return cart;
}

export async function updateCart(
  db: Connection,
  cartId: string,
  columns: Partial<Omit<Row<"cart">, "id" | "version">>,
): Promise<void> {
  await db.updateTable("cart").set(columns).where("id", "=", cartId).execute();
}
