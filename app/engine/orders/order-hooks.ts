import type { Settings } from "~/settings/settings.server";
import { consumeBalances } from "../balances/orders/consume-balances";
import { giveBackBalances } from "../balances/orders/give-back-balances";
import { rewardReferral } from "../balances/referrals/reward-referral";
import { takeBackReferral } from "../balances/referrals/take-back-referral";
import type { CartView } from "../carts/view-cart";
import type { Connection, Row } from "../database/schema";
import { keepGiftCertificates } from "../gift-certificates/keep-gift-certificates";
import { takeBackCertificates } from "../gift-certificates/take-back-certificates";
import { issueInvoice } from "../invoices/issue-documents";
import { areMemberships, keepMembership, takeBackMembership } from "../memberships/keep-membership";
import { queuePrints } from "../print/print-tasks";
import { giveBackCoupon } from "../promotions/coupon-uses";
import { closeProofs } from "../proofs/proof-rounds";
import { startRequestedProofs } from "../proofs/start-proofs";
import { creditCanceledOrder } from "../refunds/credit-canceled-order";
import type { RefundItem } from "../refunds/refund-parts";
import { earnPoints } from "../rewards/earn-points";
import { takeBackPoints } from "../rewards/take-back-points";
import { bookOrderTaxes } from "../tax/orders/book-order-taxes";
import { reverseOrderTaxes, reverseUndoneOrder } from "../tax/orders/reverse-order-taxes";
import { queueWebhooks } from "../webhooks/webhook-queue";

type Order = Row<"sales_order">;
type OrderHook = [transaction: Connection, order: Order, settings: Settings];
type PlacedHook = [transaction: Connection, order: Order, view: CartView];
type RefundHook = [transaction: Connection, order: Order, refund: OrderRefund, settings: Settings];

export interface OrderRefund {
  /** Id in the table order_refund; distinguishes several refunds of an order. */
  id: number;
  amountCents: number;
  /** The part that balances had paid. */
  balanceCents: number;
  /** The sales tax in `amountCents`, of items and shipping. */
  taxCents: number;
  /** The refunded pieces by line. */
  items: RefundItem[];
  /** Lines of which all pieces have now been refunded. */
  wholeLines: number[];
  /** True if the whole payment has now been refunded. */
  isWhole: boolean;
}

/** Runs the hook of a placed order. @param view the cart, computed in the same transaction */
export const whenOrderPlaced = inOrder<PlacedHook>(consumeBalances, (transaction, order) =>
  queueWebhooks(transaction, order, "order.placed"),
);

/**
 * Runs the hooks of an order that ends without payment: canceled, abandoned at payment, or expired. Balances may have
 * paid all of it, so that gift certificates were sent, or a membership started. Balances are locked before coupons, as
 * when an order is placed.
 */
export const whenOrderUndone = inOrder<OrderHook>(
  takeBackCertificates,
  takeBackMembership,
  (transaction, order) => giveBackBalances(transaction, order, { key: "undone" }),
  (transaction, order) => giveBackCoupon(transaction, order.id),
  (transaction, order) => closeProofs(transaction, order),
  creditCanceledOrder,
  reverseUndoneOrder,
);

/** Runs the hooks of an order that was paid, or needs no payment. The order has its new status. */
export const whenOrderPaid = inOrder<OrderHook>(
  keepGiftCertificates,
  keepMembership,
  (transaction, order) => queuePrints(transaction, order.id),
  startRequestedProofs,
  issueInvoice,
  bookOrderTaxes,
  (transaction, order) => queueWebhooks(transaction, order, "order.paid"),
);

/** Runs the hooks of a completely shipped order. The order has its new status. */
export const whenOrderShipped = inOrder<OrderHook>(earnPoints, rewardReferral, (transaction, order) =>
  queueWebhooks(transaction, order, "order.shipped"),
);

/**
 * Runs the hooks of each refund, partial or complete. The order has its new status. Balances are given back before
 * points are taken back, since that increases them.
 */
export const whenOrderRefunded = inOrder<RefundHook>(
  takeBackRefunded,
  (transaction, order, { id, balanceCents }) =>
    giveBackBalances(transaction, order, { cents: balanceCents, key: `refund-${id}` }),
  takeBackPoints,
  takeBackReferral,
  reverseOrderTaxes,
  (transaction, order) => queueWebhooks(transaction, order, "order.refunded"),
);

/** Hooks of other domains for a step of an order; each runs once, in the transaction of the step. */
function inOrder<Arguments extends unknown[]>(...hooks: ((...step: Arguments) => Promise<void>)[]) {
  return async (...step: Arguments): Promise<void> => {
    for (const hook of hooks) await hook(...step);
  };
}

/** A free amount takes nothing back that was delivered at once; refunded lines and the whole order do. */
async function takeBackRefunded(...[transaction, order, refund, settings]: RefundHook): Promise<void> {
  if (refund.isWhole) {
    await takeBackCertificates(transaction, order, settings);
    await takeBackMembership(transaction, order);
    await closeProofs(transaction, order);
    return;
  }
  await takeBackCertificates(transaction, order, settings, refund.items);
  if (await areMemberships(transaction, refund.wholeLines)) await takeBackMembership(transaction, order);
  await closeProofs(transaction, order, refund.wholeLines);
}
