import { sql } from "kysely";
import { readConfiguration } from "../content/configuration";
import type { Connection, Row } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { bankTransfer } from "../payments/methods/bank-transfer";
import { isHosted } from "../payments/payment-methods";
import { hasPendingPayment } from "../payments/sessions/payable-order";
import { closeUnpaidOrder, hasCart } from "./close-unpaid-order";
import { queueExpiredEmail } from "./expired-email";
import { lockOrder } from "./order-step";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Default when the store's configuration has none. */
const DEFAULT_CARD_HOURS = 24;
const DEFAULT_CHECK_HOURS = 30 * 24;
/** Banks take some days; the due date comes before weekends and holidays. */
const TRANSFER_GRACE_DAYS = 7;
const AT_ONCE = 200;
/** More than are placed during a brief clock error. */
const ORDERS_BEFORE = 100;

/**
 * Cancels unpaid orders: those by a payment page after `unpaid_card_hours` of the configuration, those by check after
 * `unpaid_check_hours`, those by bank transfer some days after their due date. Those whose money is on its way stay.
 * Each returns its cart and balances, as when its buyer cancels it.
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
      transfer: ago(now, ((context.settings.payments.bankTransfer?.days ?? 0) + TRANSFER_GRACE_DAYS) * 24),
    };
    let last: Aged = { created_at: "", id: 0 };
    for (;;) {
      const orders = await unpaidOrders(context, limits, last);
      if (orders.length === 0) break;
      for (const { id } of orders.filter((order) => isTooOld(order, limits))) {
        await context.db.transaction().execute((transaction) => expire(transaction, context, id, limits));
      }
      last = orders[orders.length - 1];
      await yieldToRequests(context.signal);
    }
    context.wakeMail();
  },
};

/** Orders placed before these ISO times are expired. */
interface Limits {
  card: string;
  check: string;
  transfer: string;
}

type Aged = Pick<Row<"sales_order">, "id" | "created_at">;
type Unpaid = Aged & Pick<Row<"sales_order">, "payment_method">;

/** The next orders after `last` that have been unpaid for the shorter limit, by age. */
function unpaidOrders({ db, storeCode }: JobContext, limits: Limits, last: Aged): Promise<Unpaid[]> {
  const latest = Object.values(limits).sort().at(-1);
  return (
    db
      .selectFrom("sales_order")
      .select(["id", "created_at", "payment_method"])
      .where("store_code", "=", storeCode)
      // A literal, so that the partial index for these orders is used.
      .where("status", "=", sql.lit("pending_payment"))
      .where("created_at", "<", latest)
      .where("created_at", ">=", last.created_at)
      .where((is) => is.or([is("created_at", ">", last.created_at), is("id", ">", last.id)]))
      .orderBy("created_at")
      .orderBy("id")
      .limit(AT_ONCE)
      .execute()
  );
}

function isTooOld({ created_at, payment_method }: Unpaid, { card, check, transfer }: Limits): boolean {
  if (isHosted(payment_method)) return created_at < card;
  return created_at < (payment_method === bankTransfer.code ? transfer : check);
}

/** Checks the order again once it is locked: it may have been paid meanwhile. */
async function expire(transaction: Connection, { settings }: JobContext, id: number, limits: Limits) {
  const order = await lockOrder(transaction, id);
  if (order?.status !== "pending_payment" || order.payment_reference !== null || !hasCart(order)) return;
  const created_at = await placedAt(transaction, order);
  if (!isTooOld({ ...order, created_at }, limits) || (await hasPendingPayment(transaction, id))) return;
  await closeUnpaidOrder(transaction, settings, order, "job");
  await queueExpiredEmail(transaction, settings, order);
}

/**
 * Earliest time at which an order may have been placed: not before the orders preceding it, even if the clock was
 * behind then.
 */
async function placedAt(db: Connection, { id, created_at }: Row<"sales_order">): Promise<string> {
  const before = await db
    .selectFrom("sales_order")
    .select("created_at")
    .where("id", "<", id)
    .orderBy("id", "desc")
    .limit(ORDERS_BEFORE)
    .execute();
  const times = before.map((order) => order.created_at);
  return [created_at, ...times].sort().at(-1) ?? created_at;
}

function ago(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * HOUR).toISOString();
}
