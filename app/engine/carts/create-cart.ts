import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isRandomId, randomId } from "../shared/secrets";

/**
 * Creates an empty guest cart.
 * @param wantedId a client-generated id, 32 letters and digits; null to generate one
 * @throws GraphQLError when the id is malformed or taken
 */
export async function createGuestCart(
  db: Connection,
  storeCode: string,
  wantedId: string | null,
): Promise<Row<"cart">> {
  if (wantedId !== null && !isRandomId(wantedId)) {
    throw inputError("Cart ID length should be 32 letters and digits.", "cart_uid");
  }
  const cart = await insertCart(db, { id: wantedId ?? randomId(), storeCode, customer: null });
  if (!cart) throw inputError("Cart with that ID already exists.", "cart_uid");
  return cart;
}

type CartCustomer = Pick<Row<"customer">, "id" | "email">;

/** The customer's active cart, created if necessary. Do not call it within a transaction. */
export async function customerCart(
  db: Connection,
  storeCode: string,
  customer: CartCustomer,
): Promise<Row<"cart">> {
  const active = await findActiveCart(db, storeCode, customer.id);
  return active ?? db.transaction().execute((alone) => createOnlyCart(alone, storeCode, customer));
}

/** Locks the customer's row, so that only one of several concurrent calls creates a cart. */
async function createOnlyCart(db: Connection, storeCode: string, customer: CartCustomer) {
  await lockRows(db, db.selectFrom("customer").select("id").where("id", "=", customer.id)).execute();
  const active = await findActiveCart(db, storeCode, customer.id);
  if (active) return active;
  const created = await insertCart(db, { id: randomId(), storeCode, customer });
  if (!created) throw new Error("A random cart id was taken.");
  return created;
}

/** The customer's active cart; undefined when there is none. */
export async function findActiveCart(
  db: Connection,
  storeCode: string,
  customerId: number,
): Promise<Row<"cart"> | undefined> {
  return db
    .selectFrom("cart")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("store_code", "=", storeCode)
    .where("is_active", "=", 1)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Inserts an empty active cart; does nothing when the id is taken. */
export function insertCart(
  db: Connection,
  { id, storeCode, customer }: { id: string; storeCode: string; customer: CartCustomer | null },
): Promise<Row<"cart"> | undefined> {
  const now = new Date().toISOString();
  return db
    .insertInto("cart")
    .values({
      id,
      store_code: storeCode,
      customer_id: customer?.id ?? null,
      is_active: 1,
      email: customer?.email ?? null,
      billing_same_as_shipping: 1,
      save_in_address_book: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
}
