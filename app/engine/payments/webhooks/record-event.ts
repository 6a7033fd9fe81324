import type { Connection, Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { lockOrder } from "../../orders/order-step";
import { logger } from "../../shared/logger";
import { storeSettings } from "../../shared/store-settings";
import { recordDispute } from "../disputes/record-dispute";
import { recordLateResult } from "../operations/record-result";
import type { EventSubject, PaymentEvent, PaymentReport, ProviderName } from "../payment-provider";
import { findPayment } from "../payment-states";
import { recordReport, type Session } from "../sessions/ask-for-payment";
import { recordVoided } from "./record-voided";

/** An event, and what the service says of its payment now; null when it is about no payment of the store. */
export interface AskedEvent {
  event: PaymentEvent;
  payment: { session: Session; report: PaymentReport } | null;
}

type EventContext = Pick<EngineContext, "settings">;

/** Records an event once, with its consequences in the same transaction. */
export async function recordEvent(
  transaction: Connection,
  context: EventContext,
  provider: ProviderName,
  { event, payment }: AskedEvent,
): Promise<"RECORDED" | "DUPLICATE"> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("payment_event")
    .values({ provider, event_id: event.id, type: event.type, received_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return "DUPLICATE";
  if (payment) await recordReport(transaction, context, payment.session, payment.report);
  else await recordSubject(transaction, context, provider, event);
  return "RECORDED";
}

async function recordSubject(
  transaction: Connection,
  context: EventContext,
  provider: ProviderName,
  { subject, type }: PaymentEvent,
): Promise<void> {
  if (subject.kind === "other") return;
  const refund = subject.kind === "refund" ? await findRefund(transaction, provider, subject) : undefined;
  const payment = await findPayment(transaction, refund?.payment_reference ?? referenceOf(subject));
  const order = payment && (await lockOrder(transaction, payment.order_id));
  if (!payment || !order || !context.settings.stores.includes(order.store_code)) {
    logger.warn(
      { provider, type },
      "an event of a payment service is about nothing that this store has asked for",
    );
    return;
  }
  const settings = storeSettings(context.settings, order.store_code);
  if (subject.kind === "dispute") {
    await recordDispute(transaction, settings, { order, payment, dispute: subject.dispute });
  } else if (subject.kind === "voided") {
    await recordVoided(transaction, settings, order, payment);
  } else if (subject.kind === "refund" && refund) {
    await recordLateResult(transaction, settings, { order, operation: refund, result: subject.result });
  }
}

/** Empty for a refund that the store has not asked for. */
function referenceOf(subject: Exclude<EventSubject, { kind: "other" }>): string {
  if (subject.kind === "payment") return subject.startReference;
  if (subject.kind === "refund") return "";
  return subject.kind === "dispute" ? subject.dispute.paymentReference : subject.paymentReference;
}

/** The refund that the store has asked for; undefined for one made by hand at the service. */
function findRefund(
  db: Connection,
  provider: ProviderName,
  { key, result }: Extract<EventSubject, { kind: "refund" }>,
): Promise<Row<"payment_operation"> | undefined> {
  return db
    .selectFrom("payment_operation")
    .selectAll()
    .where("provider", "=", provider)
    .where("kind", "=", "refund")
    .where((is) =>
      is.or([is("idempotency_key", "=", key ?? ""), is("reference", "=", result.reference ?? "")]),
    )
    .executeTakeFirst();
}
