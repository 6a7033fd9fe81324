import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { holdOrder } from "../../orders/hold-order";
import type { DisputeReport } from "../payment-provider";
import { findPayment, movePayment } from "../payment-states";
import { queueDisputeEmail } from "./dispute-email";

interface Disputed {
  order: Row<"sales_order">;
  payment: Row<"payment">;
  dispute: DisputeReport;
}

/**
 * Records a buyer's dispute of a payment, or its end. An open or lost one puts the order on hold if it is not shipped
 * yet; staff release it. The store is notified of each change; a report that arrives late or twice changes nothing.
 */
export async function recordDispute(
  transaction: Connection,
  settings: Settings,
  { order, payment, dispute }: Disputed,
): Promise<void> {
  const { provider } = payment;
  const recorded = await transaction
    .selectFrom("payment_dispute")
    .selectAll()
    .where("provider", "=", provider)
    .where("reference", "=", dispute.reference)
    .executeTakeFirst();
  const isWithdrawn = dispute.isWithdrawn || Boolean(recorded?.withdrawn_at);
  const isNews = recorded?.state !== dispute.state || isWithdrawn !== Boolean(recorded?.withdrawn_at);
  if (recorded && (recorded.state !== "open" || !isNews)) return;
  const now = new Date().toISOString();
  await upsert(
    transaction,
    "payment_dispute",
    ["provider", "reference"],
    [
      {
        provider,
        reference: dispute.reference,
        order_id: order.id,
        payment_reference: payment.reference,
        amount_cents: dispute.cents,
        reason: dispute.reason,
        state: dispute.state,
        opened_at: recorded?.opened_at ?? now,
        closed_at: dispute.state === "open" ? null : now,
        withdrawn_at: isWithdrawn ? (recorded?.withdrawn_at ?? now) : null,
        fee_cents: dispute.feeCents ?? recorded?.fee_cents ?? null,
      },
    ],
  );
  const states = { open: "disputed", won: "captured", lost: "charged_back" } as const;
  await movePayment(transaction, payment, states[dispute.state]);
  const isHeld = dispute.state !== "won" && (await holdOrder(transaction, order));
  await queueDisputeEmail(transaction, settings, order, { ...dispute, provider, isHeld });
}

/** True while the buyer disputes the order's payment, and once the bank has returned it. */
export async function hasDisputedPayment(
  db: Connection,
  { payment_reference }: Pick<Row<"sales_order">, "payment_reference">,
): Promise<boolean> {
  const payment = payment_reference === null ? undefined : await findPayment(db, payment_reference);
  return payment?.state === "disputed" || payment?.state === "charged_back";
}

/** True if the order has a dispute that is not decided: only staff release it from hold. */
export async function hasOpenDispute(db: Connection, orderId: number): Promise<boolean> {
  const open = await db
    .selectFrom("payment_dispute")
    .select("reference")
    .where("order_id", "=", orderId)
    .where("state", "=", "open")
    .executeTakeFirst();
  return open !== undefined;
}
