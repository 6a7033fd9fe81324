import { lockUsableCart, updateCart } from "../carts/change-cart";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { randomId } from "../shared/secrets";

type Cart = Row<"cart">;

/** Personal details and payment method of a cart, emptied. */
const NO_PERSONAL_DATA = {
  email: null,
  shipping_address: null,
  address_suggestion: null,
  shipping_method: null,
  billing_address: null,
  billing_same_as_shipping: 1,
  balances: null,
  additional_information: null,
} satisfies Partial<Cart>;

/** The cart as shown to a visitor who has only the link. */
export function withoutPersonalData(cart: Cart): Cart {
  return { ...cart, ...NO_PERSONAL_DATA };
}

/**
 * Gives a guest's cart a new id when a reminder's link opens it: holders of the old id cannot read what is entered from
 * now on. Once it has been opened, the next visitor may be somebody else and only gets its contents.
 * @returns the new id; null when the cart was closed or assigned to a customer meanwhile
 */
export async function renewCart({ db, storeCode }: EngineContext, cartId: string): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const cart = await lockUsableCart(transaction, cartId, { storeCode, customerId: null });
    if (!cart?.is_active) return null;
    const known = (await wasOpened(transaction, cart)) ? withoutPersonalData(cart) : cart;
    const id = randomId();
    const created_at = new Date().toISOString();
    await transaction
      .insertInto("cart")
      .values({ ...known, id, created_at })
      .execute();
    for (const table of ["cart_item", "inactive_cart_item", "cart_reminder"] as const)
      await transaction.updateTable(table).set({ cart_id: id }).where("cart_id", "=", cartId).execute();
    await updateCart(transaction, cartId, { ...NO_PERSONAL_DATA, is_active: 0 });
    return id;
  });
}

/** A cart is renewed when it is opened; until then, it is older than its reminder. */
async function wasOpened(db: Transaction, { id, created_at }: Cart): Promise<boolean> {
  const reminder = await db
    .selectFrom("cart_reminder")
    .select("id")
    .where("cart_id", "=", id)
    .where("decided_at", "<", created_at)
    .executeTakeFirst();
  return reminder !== undefined;
}
