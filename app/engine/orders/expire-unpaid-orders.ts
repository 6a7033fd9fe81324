import type { Kysely } from "kysely";
import { readConfiguration } from "../content/configuration";
import type { Database } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { isHosted } from "../payments/payment-methods";
import { endUnpaidOrder, hasCart } from "./end-unpaid-order";
import { queueExpiredLetter } from "./expired-letter";
import { lockOrder } from "./order-step";

/** Milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** For a store that does not say. */
const DEFAULT_CARD_HOURS = 24;
const DEFAULT_CHECK_HOURS = 30 * 24;
const AT_ONCE = 200;

/**
 * Closes orders that nobody has paid: those by card after `unpaid_card_hours` of the configuration, those by check
 * after `unpaid_check_hours`. Each gives back what it took, as when its buyer gives it up.
 */
export const expireUnpaidOrders: Job = {
  name: "expire-unpaid-orders",
  everyMilliseconds: 10 * MINUTE,
  async run(context, now) {
    const configuration = await readConfiguration(context.db, context.storeCode);
    const hours = (key: string, fallback: number) => Number(configuration.get(key)) || fallback;
    const limits = {
      card: ago(now, hours("unpaid_card_hours", DEFAULT_CARD_HOURS)),
      check: ago(now, hours("unpaid_check_hours", DEFAULT_CHECK_HOURS)),
    };
    let last = 0;
    for (let ids = await unpaidOrders(context, limits, last); ids.length > 0; ) {
      for (const id of ids) {
        await context.db.transaction().execute((transaction) => expire(transaction, context, id, limits));
      }
      last = ids[ids.length - 1];
      ids = await unpaidOrders(context, limits, last);
    }
    context.wakeMail();
  },
};

/** Before which an order must have been placed to be too old. ISO times. */
interface Limits {
  card: string;
  check: string;
}

/** Ids after `last` of orders that are too old, the smallest first. */
async function unpaidOrders(
  { db, storeCode }: JobContext,
  { card, check }: Limits,
  last: number,
): Promise<number[]> {
  const orders = await db
    .selectFrom("sales_order")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("status", "=", "pending_payment")
    .where("created_at", "<", card > check ? card : check)
    .where("id", ">", last)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  return orders.map(({ id }) => id);
}

/** The order is looked at again once it is locked: it may have been paid meanwhile. */
async function expire(
  transaction: Kysely<Database>,
  { settings }: JobContext,
  id: number,
  limits: Limits,
): Promise<void> {
  const order = await lockOrder(transaction, id);
  if (order?.status !== "pending_payment" || order.payment_reference !== null || !hasCart(order)) return;
  const byCard = isHosted(order.payment_method);
  if (order.created_at >= (byCard ? limits.card : limits.check)) return;
  await endUnpaidOrder(transaction, settings, order, "job");
  if (!byCard) await queueExpiredLetter(transaction, settings, order);
}

function ago(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * HOUR).toISOString();
}
