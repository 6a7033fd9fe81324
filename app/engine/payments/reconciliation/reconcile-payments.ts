import { DAY_MILLISECONDS } from "~/brand/calendar-day";
import type { Row } from "../../database/schema";
import { withoutIndex } from "../../database/without-index";
import type { Job, JobContext } from "../../jobs/job";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { queueShopEmail } from "../../mail/shop-email";
import { lockOrder } from "../../orders/order-step";
import { after } from "../../shared/after";
import { logger } from "../../shared/logger";
import { recordDispute } from "../disputes/record-dispute";
import { openProvider } from "../open-provider";
import { recordLateResult } from "../operations/record-result";
import { recordedResult } from "../operations/recorded-result";
import type { ProviderRecord } from "../payment-provider";
import { findPayment } from "../payment-states";
import { recordVoided } from "../webhooks/record-voided";
import { differencesOf } from "./differences";
import { recordFees } from "./record-fees";

/** Refunds and disputes of older payments come by webhook alone. */
const MAX_AGE_MILLISECONDS = 120 * DAY_MILLISECONDS;
const AT_ONCE = 100;
const MAX_REPORTED = 50;

type Payment = Row<"payment">;

/**
 * Compares each payment of the last months with the records of its payment service, once a day: records what a lost
 * webhook would have reported, and emails the store what still differs.
 */
export const reconcilePayments: Job = {
  name: "reconcile-payments",
  everyMilliseconds: DAY_MILLISECONDS,
  async run(context, now) {
    const differences: string[] = [];
    for await (const payment of recentPayments(context, after(now, -MAX_AGE_MILLISECONDS))) {
      differences.push(...(await reconcile(context, payment)));
    }
    if (differences.length > 0) await report(context, differences);
    context.wakeMail();
  },
};

async function* recentPayments(
  { db, signal, storeCode }: JobContext,
  since: string,
): AsyncGenerator<Payment> {
  let last = { received_at: since, reference: "" };
  for (;;) {
    const payments = await db
      .selectFrom("payment")
      .innerJoin("sales_order", "sales_order.id", "payment.order_id")
      .selectAll("payment")
      .where("payment.provider", "in", ["stripe", "paypal"])
      .where(withoutIndex("sales_order.store_code"), "=", storeCode)
      .where("payment.received_at", ">=", last.received_at)
      .where((is) =>
        is.or([
          is("payment.received_at", ">", last.received_at),
          is("payment.reference", ">", last.reference),
        ]),
      )
      .orderBy("payment.received_at")
      .orderBy("payment.reference")
      .limit(AT_ONCE)
      .execute();
    if (payments.length === 0) return;
    yield* payments;
    last = payments[payments.length - 1];
    await yieldToRequests(signal);
  }
}

/** @returns what differs in the end */
async function reconcile(context: JobContext, payment: Payment): Promise<string[]> {
  const { db, settings } = context;
  try {
    const provider = openProvider(settings, payment.provider);
    const recorded = await provider?.fetch(payment.reference);
    if (!recorded) return [];
    return await db
      .transaction()
      .execute((transaction) => compare({ ...context, db: transaction }, payment, recorded));
  } catch (error) {
    logger.error({ err: error, order: payment.order_id }, "a payment could not be reconciled");
    return [];
  }
}

async function compare(
  { db, settings }: Pick<JobContext, "db" | "settings">,
  { order_id, reference }: Payment,
  recorded: ProviderRecord,
): Promise<string[]> {
  const order = await lockOrder(db, order_id);
  const payment = await findPayment(db, reference);
  if (!order || !payment) return [];
  const operations = await db
    .selectFrom("payment_operation")
    .selectAll()
    .where("payment_reference", "=", reference)
    .orderBy("id")
    .execute();
  for (const operation of operations.filter(({ state }) => state === "pending" || state === "settled")) {
    const result = recordedResult(operation, recorded);
    if (result) await recordLateResult(db, settings, { order, operation, result });
  }
  await recordFees(db, { payment, operations, recorded });
  for (const dispute of recorded.disputes) await recordDispute(db, settings, { order, payment, dispute });
  if (recorded.state === "voided" && operations.every(({ kind }) => kind !== "void")) {
    await recordVoided(db, settings, order, payment);
  }
  const reconciled = (await findPayment(db, reference)) ?? payment;
  return differencesOf({ number: order.number, payment: reconciled, operations, recorded });
}

async function report({ db, settings, storeCode }: JobContext, differences: string[]): Promise<void> {
  logger.error(
    { differences: differences.length },
    "payments differ from the records of the payment service",
  );
  await queueShopEmail(db, settings, {
    storeCode,
    subject: `Payments to check: ${differences.length}`,
    lines: [
      "Our records of these payments differ from those of the payment service:",
      differences.slice(0, MAX_REPORTED).join("\n"),
      ...(differences.length > MAX_REPORTED ? [`And ${differences.length - MAX_REPORTED} more.`] : []),
    ],
  });
}
