import { type CartChange, changeCart, updateCart } from "../../carts/change-cart";
import { requireLines } from "../../carts/require-lines";
import { requireCustomer } from "../../customers/require-customer";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { balanceOf } from "../ledger";
import { customerOwner } from "./cart-balances";
import { balancesColumn, type ChosenBalances, chosenBalances } from "./chosen-balances";

/** Store credit and points apply only to their owner's cart, never to a guest's. */

const POINTS_FIELD = "points";

/**
 * Applies store credit, up to the available and the needed amount.
 * @throws GraphQLError for guests, and when the cart cannot be used, is empty or a guest's, or there is no credit
 */
export async function applyStoreCredit(context: EngineContext, cartId: string): Promise<void> {
  await changeOwn(context, cartId, async (change, customerId) => {
    const shownCents = await balanceOf(change.db, customerOwner(change.cart, customerId, "credit"));
    if (shownCents === 0) throw inputError("You don't have any store credit right now.");
    return { credit: { shownCents } };
  });
}

/**
 * Applies points; null for as many as possible.
 * @throws GraphQLError as `applyStoreCredit` does, and for zero points or more than available
 */
export async function applyPoints(context: EngineContext, cartId: string, wanted: number | null) {
  await changeOwn(context, cartId, async (change, customerId) => {
    const there = await balanceOf(change.db, customerOwner(change.cart, customerId, "points"));
    if (there === 0) throw inputError("You don't have any points right now.", POINTS_FIELD);
    if (wanted !== null && wanted < 1) {
      throw inputError("Please enter a whole number, 1 or more.", POINTS_FIELD);
    }
    if (wanted !== null && wanted > there) {
      throw inputError(`You have ${there.toLocaleString("en-US")} points.`, POINTS_FIELD);
    }
    return { points: { wanted, shownPoints: wanted ?? there } };
  });
}

/** Removes store credit; no effect when it is not applied. @throws GraphQLError when the cart cannot be used */
export async function removeStoreCredit(context: EngineContext, cartId: string): Promise<void> {
  await changeCart(context, cartId, (change) => choose(change, { credit: null }));
}

/** Removes points; no effect when none are applied. @throws GraphQLError when the cart cannot be used */
export async function removePoints(context: EngineContext, cartId: string): Promise<void> {
  await changeCart(context, cartId, (change) => choose(change, { points: null }));
}

async function changeOwn(
  context: EngineContext,
  cartId: string,
  wanted: (change: CartChange, customerId: number) => Promise<Partial<ChosenBalances>>,
): Promise<void> {
  const customer = await requireCustomer(context);
  await changeCart(context, cartId, async (change) => {
    if (change.cart.customer_id !== customer.id) {
      throw inputError("This cart isn't part of your account yet. Please reopen your cart.");
    }
    await requireLines(change.db, change.cart);
    await choose(change, await wanted(change, customer.id));
  });
}

async function choose({ db, cart }: CartChange, choice: Partial<ChosenBalances>): Promise<void> {
  await updateCart(db, cart.id, { balances: balancesColumn({ ...chosenBalances(cart), ...choice }) });
}
