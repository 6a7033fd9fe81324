import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { PaymentOutcome } from "../graphql/resolvers.generated";
import { lockOrder } from "../orders/order-step";
import { acceptPayment } from "../orders/pay-order";
import { type ReceiptClaims, receiptToken } from "./payment-receipt";
import { refundCharge } from "./refund-payment";
import { queueUnwantedPaymentEmails } from "./unwanted-payment-emails";

type TakingContext = Pick<EngineContext, "db" | "settings" | "storeCode" | "wakeMail">;

/**
 * Records a payment once, however often and by whichever way its receipt arrives. It pays its order; a payment that the
 * order cannot accept is refunded at once, and its buyer is notified.
 */
export async function takePayment(context: TakingContext, receipt: string): Promise<PaymentOutcome> {
  const claims = receiptToken.read(context.settings, receipt);
  if (!claims) return "UNKNOWN";
  const outcome = await context.db.transaction().execute((transaction) => book(transaction, context, claims));
  context.wakeMail();
  return outcome;
}

/** Locks the order's row first, which serializes concurrent deliveries of the same receipt. */
async function book(transaction: Connection, { settings, storeCode }: TakingContext, claims: ReceiptClaims) {
  const order = await lockOrder(transaction, claims.orderId);
  if (order?.store_code !== storeCode) return "UNKNOWN";
  const known = await findPayment(transaction, claims.reference);
  if (known) return outcomeName(known.outcome);
  const outcome = await acceptPayment(transaction, settings, order, claims);
  if (outcome === "refunded") await queueUnwantedPaymentEmails(transaction, settings, order, claims.cents);
  await transaction
    .insertInto("payment")
    .values({
      reference: claims.reference,
      order_id: order.id,
      amount_cents: claims.cents,
      outcome,
      refund_reference: outcome === "refunded" ? refundCharge() : null,
      received_at: new Date().toISOString(),
    })
    .execute();
  return outcomeName(outcome);
}

function findPayment(db: Connection, reference: string): Promise<Row<"payment"> | undefined> {
  return db.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirst();
}

function outcomeName(outcome: Row<"payment">["outcome"]): PaymentOutcome {
  return outcome === "refunded" ? "REFUNDED" : "PAID";
}
