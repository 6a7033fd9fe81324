import type { Job, JobContext } from "../../jobs/job";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { after } from "../../shared/after";
import { logger } from "../../shared/logger";
import { askForPayment, recordReport, type Session } from "./ask-for-payment";

const MINUTE = 60_000;
const PAUSE_MILLISECONDS = 30 * MINUTE;
/** Afterwards the payment service has closed the page; pending payments are asked for longer. */
const MAX_AGE_MILLISECONDS = 14 * 24 * 60 * MINUTE;
const MAX_A_RUN = 200;

/**
 * Asks the payment services for opened payments that neither a returning shopper nor a webhook has reported, for
 * example because the process was killed in between.
 */
export const askForOpenPayments: Job = {
  name: "ask-for-open-payments",
  everyMilliseconds: 5 * MINUTE,
  async run(context, now) {
    for (const session of await dueSessions(context, now)) {
      await ask(context, session, now);
      await yieldToRequests(context.signal);
    }
    context.wakeMail();
  },
};

function dueSessions({ db, storeCode }: JobContext, now: Date): Promise<Session[]> {
  return db
    .selectFrom("payment_session")
    .selectAll("payment_session")
    .where("payment_session.state", "in", ["open", "pending"])
    .where("payment_session.due_at", "<=", now.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("sales_order")
          .select("sales_order.id")
          .whereRef("sales_order.id", "=", "payment_session.order_id")
          .where("sales_order.store_code", "=", storeCode),
      ),
    )
    .orderBy("payment_session.due_at")
    .limit(MAX_A_RUN)
    .execute();
}

async function ask(context: JobContext, session: Session, now: Date): Promise<void> {
  const { db } = context;
  await postpone(context, session, now);
  try {
    const report = await askForPayment(context, session);
    const isOver = session.created_at < after(now, -MAX_AGE_MILLISECONDS);
    const final = report.state === "open" && isOver ? ({ state: "failed" } as const) : report;
    await db.transaction().execute((transaction) => recordReport(transaction, context, session, final));
  } catch (error) {
    logger.warn(
      { err: error, order: session.order_id },
      "a payment service could not be asked for a payment",
    );
  }
}

/** Before asking, so that one that cannot be asked does not hold up the others. */
async function postpone({ db }: JobContext, { provider, reference }: Session, now: Date): Promise<void> {
  await db
    .updateTable("payment_session")
    .set({ due_at: after(now, PAUSE_MILLISECONDS) })
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .execute();
}
