import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { lockOrder } from "../orders/order-step";
import { acceptPayment } from "../orders/pay-order";
import { storeSettings } from "../shared/store-settings";
import { queueCapture, queueReturn } from "./operations/queue-operation";
import { isDeliveredWhenPaid } from "./paid-at-once";
import type { ProviderName } from "./payment-provider";
import { findPayment } from "./payment-states";
import { queueUnwantedPaymentEmails } from "./unwanted-payment-emails";

export type BookingContext = Pick<EngineContext, "db" | "settings" | "storeCode" | "wakeMail">;

/** A payment that its service vouches for. */
export interface VerifiedPayment {
  orderId: number;
  /** The charged or reserved amount. */
  cents: number;
  /** The payment provider's reference; unique per payment. */
  reference: string;
  provider: ProviderName;
  state: "authorized" | "captured";
}

/**
 * Books a payment once, however often and by whichever way it is reported. It pays its order; the return of a payment
 * that the order cannot accept is queued, and its buyer is notified. The order's row is locked first, which serializes
 * concurrent reports.
 * @returns null when the process does not serve the order's store
 */
export async function bookPayment(
  transaction: Connection,
  { settings }: Pick<BookingContext, "settings">,
  claims: VerifiedPayment,
): Promise<Row<"payment">["outcome"] | null> {
  const order = await lockOrder(transaction, claims.orderId);
  if (!order || !settings.stores.includes(order.store_code)) return null;
  const booked = await findPayment(transaction, claims.reference);
  if (booked) return booked.outcome;
  const store = storeSettings(settings, order.store_code);
  const outcome = await acceptPayment(transaction, store, order, claims);
  await transaction
    .insertInto("payment")
    .values({
      reference: claims.reference,
      order_id: order.id,
      amount_cents: claims.cents,
      provider: claims.provider,
      state: claims.state,
      outcome,
      refund_reference: null,
      received_at: new Date().toISOString(),
    })
    .execute();
  if (outcome === "refunded") {
    await queueUnwantedPaymentEmails(transaction, store, order, claims);
    await returnUnwanted(transaction, order, claims);
  } else if (await isDeliveredWhenPaid(transaction, order)) {
    await queueCapture(transaction, { ...order, payment_reference: claims.reference });
  }
  return outcome;
}

async function returnUnwanted(
  transaction: Connection,
  order: Row<"sales_order">,
  { reference, cents }: VerifiedPayment,
): Promise<void> {
  const { key } = await queueReturn(transaction, order, {
    paymentReference: reference,
    cents,
    cause: "unwanted",
  });
  await transaction
    .updateTable("payment")
    .set({ refund_reference: key })
    .where("reference", "=", reference)
    .execute();
}
