import type { Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import type { PaymentOutcome } from "../../graphql/resolvers.generated";
import { findOrderByToken } from "../../orders/order-by-token";
import { logger } from "../../shared/logger";
import { askForPayment, recordReport, type Session } from "./ask-for-payment";
import { hasPendingPayment } from "./payable-order";

/** More than a shopper opens before the order expires. */
const MAX_SESSIONS = 10;

/**
 * Asks the payment service whether an order was paid when its shopper returns from the payment page: nothing that the
 * browser brings is believed.
 */
export async function confirmPayment(context: EngineContext, orderToken: string): Promise<PaymentOutcome> {
  const { db, storeCode } = context;
  const order = await findOrderByToken(db, storeCode, orderToken).executeTakeFirst();
  if (!order) return "UNKNOWN";
  for (const session of await unfinishedSessions(context, order)) await ask(context, session);
  context.wakeMail();
  return outcomeOf(context, order);
}

/** A service that does not answer now reports by its webhook, or is asked again by the job. */
async function ask(context: EngineContext, session: Session): Promise<void> {
  try {
    const report = await askForPayment(context, session);
    await context.db
      .transaction()
      .execute((transaction) => recordReport(transaction, context, session, report));
  } catch (error) {
    logger.error(
      { err: error, order: session.order_id },
      "a payment service could not be asked for a payment",
    );
  }
}

function unfinishedSessions({ db }: EngineContext, { id }: Row<"sales_order">) {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("order_id", "=", id)
    .where("state", "in", ["open", "pending"])
    .orderBy("created_at", "desc")
    .limit(MAX_SESSIONS)
    .execute();
}

async function outcomeOf({ db }: EngineContext, { id }: Row<"sales_order">): Promise<PaymentOutcome> {
  const { payment_reference } = await db
    .selectFrom("sales_order")
    .select("payment_reference")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (payment_reference !== null) return "PAID";
  if (await hasPendingPayment(db, id)) return "PENDING";
  const unwanted = await db
    .selectFrom("payment")
    .select("reference")
    .where("order_id", "=", id)
    .where("outcome", "=", "refunded")
    .executeTakeFirst();
  return unwanted ? "REFUNDED" : "UNPAID";
}
