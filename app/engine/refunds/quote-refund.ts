import { balanceReturns, blockedCents } from "../balances/orders/give-back-balances";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { rejection } from "../orders/order-states";
import { viewOrder } from "../orders/view-orders";
import { isOnlyReserved } from "../payments/operations/queue-operation";
import { findPayment } from "../payments/payment-states";
import { type OrderValue, orderValue } from "./order-value";
import { readRefunds, refundedOf } from "./read-refunds";
import {
  piecesLeft,
  type Refunded,
  type RefundParts,
  type RefundRequest,
  refundParts,
  requestOfRest,
} from "./refund-parts";
import { centsToRefund, type RefundSplit, splitRefund } from "./refund-split";

/** A refund by its parts and by where they go, in cents. */
export interface RefundQuote {
  parts: RefundParts;
  split: RefundSplit;
  /** The part of `split.balanceCents` that goes to gift cards that staff blocked. */
  blockedCents: number;
  /** Everything that was paid has then been refunded. */
  isWhole: boolean;
  /** The payment was only reserved, and is released. */
  isRelease: boolean;
  /** Lines of which no piece is left. */
  wholeLines: number[];
}

/** What can still be refunded of an order, in cents. */
export interface RefundableOrder {
  value: OrderValue;
  refunded: Refunded;
  leftCents: number;
}

/** Null when nothing can be refunded now. */
export async function refundableOrder(
  db: Connection,
  order: Row<"sales_order">,
): Promise<RefundableOrder | null> {
  if (rejection(order, "refunded") !== null) return null;
  const [view, refunds] = await Promise.all([viewOrder(db, order), readRefunds(db, [order.id])]);
  const leftCents = centsToRefund(order, refunds);
  if (leftCents === 0) return null;
  return { value: orderValue(view.items, view.totals), refunded: refundedOf(refunds), leftCents };
}

/**
 * Computes a refund without making it: `refundOrder` makes the same one as long as the order does not change.
 * @param request "rest": everything that is left
 * @throws GraphQLError of category input when it cannot be made
 */
export async function quoteRefund(
  db: Connection,
  order: Row<"sales_order">,
  request: RefundRequest | "rest",
): Promise<RefundQuote> {
  const problem = rejection(order, "refunded");
  if (problem) throw inputError(problem);
  const [view, refunds] = await Promise.all([viewOrder(db, order), readRefunds(db, [order.id])]);
  const value = orderValue(view.items, view.totals);
  const refunded = refundedOf(refunds);
  const leftCents = centsToRefund(order, refunds);
  const wanted = request === "rest" ? requestOfRest(value, refunded) : request;
  const parts = refundParts(value, refunded, wanted, leftCents);
  const split = splitRefund(order, refunds, parts.amountCents);
  return {
    parts,
    split,
    blockedCents: blockedCents(await balanceReturns(db, order.id, split.balanceCents)),
    isWhole: parts.amountCents === leftCents,
    isRelease: await isReleased(db, order, split),
    wholeLines: wholeLines(value, refunded, parts),
  };
}

/** @throws GraphQLError of category input while the buyer disputes the payment, and once the bank has returned it */
async function isReleased(
  db: Connection,
  { payment_reference }: Row<"sales_order">,
  { paymentCents }: RefundSplit,
): Promise<boolean> {
  if (paymentCents === 0 || payment_reference === null) return false;
  const payment = await findPayment(db, payment_reference);
  if (payment?.state === "disputed" || payment?.state === "charged_back") {
    throw inputError("The buyer disputes this payment, so it can't be refunded here.");
  }
  return paymentCents === payment?.amount_cents && isOnlyReserved(db, payment);
}

function wholeLines(value: OrderValue, refunded: Refunded, { items }: RefundParts): number[] {
  const lines = new Map(value.lines.map((line) => [line.itemId, line]));
  return items.flatMap(({ itemId, quantity }) => {
    const line = lines.get(itemId);
    return line && piecesLeft(line, refunded) === quantity ? itemId : [];
  });
}
