import type { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { consumeBalances } from "../balances/orders/consume-balances";
import { giveBackBalances } from "../balances/orders/give-back-balances";
import { rewardReferral } from "../balances/referrals/reward-referral";
import { takeBackReferral } from "../balances/referrals/take-back-referral";
import type { CartView } from "../carts/view-cart";
import type { Database, Row } from "../database/schema";
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
type OrderHook = (transaction: Kysely<Database>, order: Order, settings: Settings) => Promise<void>;

type PlacedHook = (transaction: Kysely<Database>, order: Order, view: CartView) => Promise<void>;

/** What went back to the buyer. */
export interface OrderRefund {
  /** Of the table order_refund; tells one refund of an order from the next. */
  id: number;
  amountCents: number;
  /** The part of it that balances had paid. */
  balanceCents: number;
  /** With this refund all that was paid has gone back. */
  isWhole: boolean;
}

type RefundHook = (
  transaction: Kysely<Database>,
  order: Order,
  refund: OrderRefund,
  settings: Settings,
) => Promise<void>;

/** What other domains do when an order has come that far; each runs once, in the transaction of the step. */
const placedHooks: PlacedHook[] = [consumeBalances];
/** Balances are locked before a coupon, as they are when an order is placed. */
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

/** Called when a cart has become an order. @param view the cart, computed in the same transaction */
export async function whenOrderPlaced(
  transaction: Kysely<Database>,
  order: Order,
  view: CartView,
): Promise<void> {
  for (const hook of placedHooks) await hook(transaction, order, view);
}

/**
 * Called when an order ends without having been charged: cancelled, given up at the payment, or expired. Balances may
 * have paid all of it, so that gift certificates were sent, or a membership began.
 */
export async function whenOrderUndone(
  transaction: Kysely<Database>,
  order: Order,
  settings: Settings,
): Promise<void> {
  for (const hook of undoneHooks) await hook(transaction, order, settings);
}

/** Called when an order is paid, or placed without anything to be paid. @param order with its new status */
export async function whenOrderPaid(
  transaction: Kysely<Database>,
  order: Order,
  settings: Settings,
): Promise<void> {
  for (const hook of paidHooks) await hook(transaction, order, settings);
}

/** Called when the last parcel of an order is on its way. @param order with its new status */
export async function whenOrderShipped(
  transaction: Kysely<Database>,
  order: Order,
  settings: Settings,
): Promise<void> {
  for (const hook of shippedHooks) await hook(transaction, order, settings);
}

/** Called for each sum that goes back, of a part of the order or all of it. @param order with its new status */
export async function whenOrderRefunded(
  transaction: Kysely<Database>,
  order: Order,
  refund: OrderRefund,
  settings: Settings,
): Promise<void> {
  for (const hook of refundedHooks) await hook(transaction, order, refund, settings);
}

/** A part of an order goes back for its goods alone. */
async function takeBackRefunded(
  transaction: Kysely<Database>,
  order: Order,
  { isWhole }: OrderRefund,
  settings: Settings,
): Promise<void> {
  if (!isWhole) return;
  await takeBackCertificates(transaction, order, settings);
  await takeBackMembership(transaction, order);
  await closeProofs(transaction, order);
}

function printDesigns(transaction: Kysely<Database>, order: Order): Promise<void> {
  return queuePrints(transaction, order.id);
}

function giveBackCoupon(transaction: Kysely<Database>, order: Order): Promise<void> {
  return giveBackPersonalCoupon(transaction, order.id);
}

function giveBackAll(transaction: Kysely<Database>, order: Order): Promise<void> {
  return giveBackBalances(transaction, order, { key: "undone" });
}

/** Before points are taken back, of which there are then more. */
function giveBackRefunded(
  transaction: Kysely<Database>,
  order: Order,
  { id, balanceCents }: OrderRefund,
): Promise<void> {
  return giveBackBalances(transaction, order, { cents: balanceCents, key: `refund-${id}` });
}
