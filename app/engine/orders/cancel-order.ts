import type { Settings } from "~/settings/settings.server";
import { balanceReturns, blockedCents } from "../balances/orders/give-back-balances";
import { lockOrderBalances } from "../balances/orders/lock-order-balances";
import { requireCustomer } from "../customers/require-customer";
import type { Connection, Row } from "../database/schema";
import { hasUsedCertificate } from "../gift-certificates/take-back-certificates";
import type { EngineContext } from "../graphql/context";
import type { CancelOrderError } from "../graphql/resolvers.generated";
import { hasUsedMembership } from "../memberships/used-membership";
import { hasDisputedPayment } from "../payments/disputes/record-dispute";
import { giveBackCoupon } from "../promotions/coupon-uses";
import { refundOrder } from "../refunds/refund-order";
import { requireLine } from "../shared/typed-text";
import { queueCancelledEmails } from "./cancelled-emails";
import { statusAfterCancelling } from "./order-actions";
import { orderForBuyer } from "./order-for-buyer";
import { whenOrderUndone } from "./order-hooks";
import { progressOf } from "./order-progress";
import { type OrderResponse, ordersResponse } from "./order-response";
import { lockOrder, takeStep } from "./order-step";

const NOT_FOUND: CancelOrderError = { code: "ORDER_NOT_FOUND", message: "We couldn't find that order." };
const TOO_LATE = wrongStatus(
  "We've started making this order, so it can no longer be canceled. Please contact us.",
);
const USED = wrongStatus(
  "A gift certificate from this order has been used, so it can no longer be canceled. Please contact us.",
);
const DISPUTED = wrongStatus(
  "Your bank is looking into the payment for this order, so it can't be canceled here. Please contact us.",
);
const ORDERED_AS_MEMBER = wrongStatus(
  "You've used the membership in this order, so it can no longer be canceled. Please contact us.",
);

type Cancelled = { order: OrderResponse } | { errorV2: CancelOrderError };

/** Cancels an order of the current customer, see `cancel`. @throws GraphQLError for guests */
export async function cancelOwnOrder(
  context: EngineContext,
  orderId: string,
  reason: string,
): Promise<Cancelled> {
  const customer = await requireCustomer(context);
  if (!/^\d{1,9}$/.test(orderId)) return { errorV2: NOT_FOUND };
  const order = await context.db
    .selectFrom("sales_order")
    .select("id")
    .where("id", "=", Number(orderId))
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  return order ? cancel(context, order.id, reason) : { errorV2: NOT_FOUND };
}

export async function cancelOrderByToken(
  context: EngineContext,
  token: string,
  reason: string,
): Promise<Cancelled> {
  const order = await orderForBuyer(context, token);
  return order ? cancel(context, order.id, reason) : { errorV2: NOT_FOUND };
}

/** Cancels an order that is not in production yet: refunds payments, and makes its personal coupon valid again. */
async function cancel(context: EngineContext, orderId: number, typedReason: string): Promise<Cancelled> {
  const reason = requireLine(typedReason, { field: "reason", maxLength: 200 });
  const cancelled = await context.db
    .transaction()
    .execute((transaction) => closeOrder(transaction, context.settings, orderId, { reason, by: "buyer" }));
  if ("errorV2" in cancelled) return cancelled;
  context.wakeMail();
  const [order] = await ordersResponse(context, [cancelled.order]);
  return { order };
}

/**
 * Cancels an order in the caller's transaction, and notifies buyer and store.
 * @param reason in the words of whoever cancels it
 */
export async function closeOrder(
  transaction: Connection,
  settings: Settings,
  orderId: number,
  { reason, by }: { reason: string; by: "buyer" | "store" },
): Promise<{ order: Row<"sales_order"> } | { errorV2: CancelOrderError }> {
  const order = await lockOrder(transaction, orderId);
  const end = order && statusAfterCancelling(order, await progressOf(transaction, order));
  if (!end) return { errorV2: TOO_LATE };
  if (await hasDisputedPayment(transaction, order)) return { errorV2: DISPUTED };
  await lockOrderBalances(transaction, order);
  if (await hasUsedCertificate(transaction, order)) return { errorV2: USED };
  if (await hasUsedMembership(transaction, order)) return { errorV2: ORDERED_AS_MEMBER };
  const ended = await (end === "refunded"
    ? refundAll(transaction, settings, order)
    : undo(transaction, settings, order));
  await queueCancelledEmails(transaction, settings, ended.order, { ...ended, reason, by });
  return { order: ended.order };
}

async function refundAll(transaction: Connection, settings: Settings, order: Row<"sales_order">) {
  const refunded = await refundOrder(transaction, settings, order, {
    request: "rest",
    reasonKey: "cancelled",
  });
  await giveBackCoupon(transaction, order.id);
  return refunded;
}

async function undo(transaction: Connection, settings: Settings, order: Row<"sales_order">) {
  const returns = await balanceReturns(transaction, order.id, order.balance_cents);
  const ended = await takeStep(transaction, order, { to: "cancelled", kind: "cancelled" });
  await whenOrderUndone(transaction, ended, settings);
  const split = { paymentCents: 0, balanceCents: order.balance_cents };
  return { order: ended, isRelease: false, split, blockedCents: blockedCents(returns) };
}

function wrongStatus(message: string): CancelOrderError {
  return { code: "INVALID_ORDER_STATUS", message };
}
