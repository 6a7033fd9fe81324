import { requireCustomer } from "../customers/require-customer";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";

const NOT_FOUND = "The wishlist was not found.";
/** Magento's clients send it before the customer has a list. */
const OWN = "0";

/** What changes a wish list: its items may be read and written. */
export interface WishlistChange {
  transaction: Transaction;
  wishlist: Row<"wishlist">;
}

/** The customer's wish list; undefined before its first product. */
export function findWishlist(db: Connection, customerId: number): Promise<Row<"wishlist"> | undefined> {
  return db.selectFrom("wishlist").selectAll().where("customer_id", "=", customerId).executeTakeFirst();
}

/** The list's items, latest first as in Magento. */
export function readWishlistItems(db: Connection, wishlistId: number): Promise<Row<"wishlist_item">[]> {
  return db
    .selectFrom("wishlist_item")
    .selectAll()
    .where("wishlist_id", "=", wishlistId)
    .orderBy("id", "desc")
    .execute();
}

/**
 * Changes the current customer's wish list, one change after another.
 * @param wishlistId its id; "0" for the customer's own
 * @param isCreated whether a missing list of the customer's own is created
 * @returns the list as changed, and the result of `work`
 * @throws GraphQLError of category authorization for guests, input for another customer's or an unknown list
 */
export async function changeWishlist<Result>(
  context: EngineContext,
  wishlistId: string,
  work: (change: WishlistChange) => Promise<Result>,
  { isCreated = false } = {},
): Promise<{ wishlist: Row<"wishlist">; result: Result }> {
  const customer = await requireCustomer(context);
  return context.db.transaction().execute(async (transaction) => {
    if (isCreated && wishlistId === OWN) await createWishlist(transaction, customer.id);
    return changeWishlistWithin(transaction, customer.id, wishlistId, work);
  });
}

/** `changeWishlist` in a transaction that changes something else, too. */
export async function changeWishlistWithin<Result>(
  transaction: Transaction,
  customerId: number,
  wishlistId: string,
  work: (change: WishlistChange) => Promise<Result>,
): Promise<{ wishlist: Row<"wishlist">; result: Result }> {
  const wishlist = await lockedWishlist(transaction, customerId, wishlistId);
  const result = await work({ transaction, wishlist });
  const changed = await transaction
    .updateTable("wishlist")
    .set({ updated_at: new Date().toISOString() })
    .where("id", "=", wishlist.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { wishlist: changed, result };
}

async function createWishlist(transaction: Transaction, customer_id: number): Promise<void> {
  await transaction
    .insertInto("wishlist")
    .values({ customer_id, updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
}

async function lockedWishlist(
  transaction: Transaction,
  customerId: number,
  wishlistId: string,
): Promise<Row<"wishlist">> {
  const own = transaction.selectFrom("wishlist").selectAll().where("customer_id", "=", customerId);
  const wishlist = await lockRows(transaction, own).executeTakeFirst();
  if (!wishlist || (wishlistId !== OWN && wishlist.id !== rowId(wishlistId))) throw inputError(NOT_FOUND);
  return wishlist;
}
