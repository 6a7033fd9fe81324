import type { Settings } from "~/settings/settings.server";
import { consumeBalances } from "../balances/orders/consume-balances";
import { giveBackBalances } from "../balances/orders/give-back-balances";
import { rewardReferral } from "../balances/referrals/reward-referral";
import { takeBackReferral } from "../balances/referrals/take-back-referral";
import type { CartView } from "../carts/view-cart";
import type { Connection, Row } from "../database/schema";
import { keepGiftCertificates } from "../gift-certificates/keep-gift-certificates";
import { takeBackCertificates } from "../gift-certificates/take-back-certificates";
import { keepMembership, takeBackMembership } from "../memberships/keep-membership";
import { queuePrints } from "../print/print-tasks";
import { giveBackPersonalCoupon } from "../promotions/personal-coupon";
import { closeProofs } from "../proofs/proof-rounds";
import { startRequestedProofs } from "../proofs/start-proofs";
import { earnPoints } from "../rewards/earn-points";
import { takeBackPoints } from "../rewards/take-back-points";

type Order = Row<"sales_order">;
type OrderHook = (transaction: Connection, order: Order, settings: Settings) => Promise<void>;

type PlacedHook = (transaction: Connection, order: Order, view: CartView) => Promise<void>;

/** A refund to the buyer. */
export interface OrderRefund {
  /** Id in the table order_refund; distinguishes several refunds of an order. */
  id: number;
  amountCents: number;
  /** The part that balances had paid. */
  balanceCents: number;
  /** True if the whole payment has now been refunded. */
  isWhole: boolean;
}

type RefundHook = (
  transaction: Connection,
  order: Order,
  refund: OrderRefund,
  settings: Settings,
) => Promise<void>;

/** Hooks of other domains for an order's steps; each runs once, in the transaction of the step. */
const placedHooks: PlacedHook[] = [consumeBalances];
/** Balances are locked before coupons, as when an order is placed. */
const undoneHooks: OrderHook[] = [
  takeBackCertificates,
  takeBackMembership,
  giveBackAll,
  giveBackCoupon,
  closeProofs,
];
const paidHooks: OrderHook[] = [keepGiftCertificates, keepMembership, printDesigns, startRequestedProofs];
const shippedHooks: OrderHook[] = [earnPoints, rewardReferral];
const refundedHooks: RefundHook[] = [takeBackRefunded, giveBackRefunded, takeBackPoints, takeBackReferral];

/** Runs the hooks of a placed order. @param view the cart, computed in the same transaction */
export async function whenOrderPlaced(transaction: Connection, order: Order, view: CartView): Promise<void> {
  for (const hook of placedHooks) await hook(transaction, order, view);
}

/**
 * Runs the hooks of an order that ends without payment: canceled, abandoned at payment, or expired. Balances may have
 * paid all of it, so that gift certificates were sent, or a membership started.
 */
export async function whenOrderUndone(transaction: Connection, order: Order, settings: Settings) {
  for (const hook of undoneHooks) await hook(transaction, order, settings);
}

/** Runs the hooks of an order that was paid, or needs no payment. @param order with its new status */
export async function whenOrderPaid(transaction: Connection, order: Order, settings: Settings) {
  for (const hook of paidHooks) await hook(transaction, order, settings);
}

/** Runs the hooks of a completely shipped order. @param order with its new status */
export async function whenOrderShipped(transaction: Connection, order: Order, settings: Settings) {
  for (const hook of shippedHooks) await hook(transaction, order, settings);
}

/** Runs the hooks of each refund, partial or complete. @param order with its new status */
export async function whenOrderRefunded(
  transaction: Connection,
  order: Order,
  refund: OrderRefund,
  settings: Settings,
): Promise<void> {
  for (const hook of refundedHooks) await hook(transaction, order, refund, settings);
}

/** A partial refund only concerns the items. */
async function takeBackRefunded(
  transaction: Connection,
  order: Order,
  { isWhole }: OrderRefund,
  settings: Settings,
): Promise<void> {
  if (!isWhole) return;
  await takeBackCertificates(transaction, order, settings);
  await takeBackMembership(transaction, order);
  await closeProofs(transaction, order);
}

function printDesigns(transaction: Connection, order: Order): Promise<void> {
  return queuePrints(transaction, order.id);
}

function giveBackCoupon(transaction: Connection, order: Order): Promise<void> {
  return giveBackPersonalCoupon(transaction, order.id);
}

function giveBackAll(transaction: Connection, order: Order): Promise<void> {
  return giveBackBalances(transaction, order, { key: "undone" });
}

/** Must run before points are taken back, since it increases them. */
function giveBackRefunded(transaction: Connection, order: Order, { id, balanceCents }: OrderRefund) {
  return giveBackBalances(transaction, order, { cents: balanceCents, key: `refund-${id}` });
}
