import type { CartView } from "../../carts/view-cart";
import type { Connection, Row } from "../../database/schema";
import { prorate } from "../../totals/money";
import { cardOwner, lockBalance } from "../balance";
import { customerOwner } from "../cart/cart-balances";
import { paidByBalances } from "../cart/paid-by-balances";
import { type BalanceOwner, consume, openLotsOf } from "../ledger";
import { spentOf } from "../lots";

/** Part of an order that a balance pays. */
interface Payment {
  owner: BalanceOwner;
  /** In the balance's unit: cents or points. */
  amount: number;
  cents: number;
}

/**
 * Spends gift cards, points and store credit on an order, once, and records the payments for a later refund. Call it in
 * the transaction that places the order, with the balances locked.
 * @throws BalanceTooLow when a balance is lower than the totals require
 */
export async function consumeBalances(transaction: Connection, order: Row<"sales_order">, view: CartView) {
  if (view.cart.balances === null) return;
  for (const payment of paymentsOf(view)) await pay(transaction, order, payment);
}

/** In the order in which balances are locked. */
function paymentsOf({ balances, cart, totals }: CartView): Payment[] {
  const { creditCents, giftCards, points, pointsCents } = paidByBalances(balances, totals);
  const cards = giftCards
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, cents }) => ({ owner: cardOwner(cart, id), amount: cents, cents }));
  const own =
    cart.customer_id === null
      ? []
      : [
          { owner: customerOwner(cart, cart.customer_id, "points"), amount: points, cents: pointsCents },
          { owner: customerOwner(cart, cart.customer_id, "credit"), amount: creditCents, cents: creditCents },
        ];
  return [...cards, ...own].filter(({ cents }) => cents > 0);
}

async function pay(
  transaction: Connection,
  { id, number }: Row<"sales_order">,
  { owner, amount, cents }: Payment,
): Promise<void> {
  const balanceId = await lockBalance(transaction, owner);
  const spent = spentOf(await openLotsOf(transaction, owner), amount, new Date().toISOString());
  await consume(transaction, {
    ...owner,
    amount,
    reasonKey: `order:${id}:${owner.account}`,
    reason: `Paid for order ${number}`,
  });
  const parts = prorate(
    cents,
    spent.map((part) => part.amount),
  );
  await transaction
    .insertInto("order_balance")
    .values(
      spent.map((part, index) => ({
        order_id: id,
        balance_id: balanceId,
        amount: part.amount,
        cents: parts[index],
        returned_amount: 0,
        returned_cents: 0,
        expires_at: part.expiresAt,
      })),
    )
    .execute();
}
