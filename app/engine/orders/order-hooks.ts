import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import { rewardReferral } from "../balances/referrals/reward-referral";
import { takeBackReferral } from "../balances/referrals/take-back-referral";
import type { Database, Row } from "../database/schema";
import { earnPoints } from "../rewards/earn-points";
import { takeBackPoints } from "../rewards/take-back-points";

type Order = Row<"sales_order">;
type OrderHook = (transaction: Kysely<Database>, order: Order, settings: Settings) => Promise<void>;

/** Money that went back to the buyer. */
export interface OrderRefund {
  /** Of the table order_refund; tells one refund of an order from the next. */
  id: number;
  amountCents: number;
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
const shippedHooks: OrderHook[] = [earnPoints, rewardReferral];
const refundedHooks: RefundHook[] = [takeBackPoints, takeBackReferral];

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
