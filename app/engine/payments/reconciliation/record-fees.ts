import type { Connection, Row } from "../../database/schema";
import type { ProviderRecord } from "../payment-provider";

interface Fees {
  payment: Row<"payment">;
  operations: Row<"payment_operation">[];
  recorded: ProviderRecord;
}

/** Records what the payment service has charged for a payment, its refunds and its disputes, once it says so. */
export async function recordFees(db: Connection, { payment, operations, recorded }: Fees): Promise<void> {
  const { disputes, feeCents, refunds } = recorded;
  if (feeCents !== null && feeCents !== payment.fee_cents) {
    await db
      .updateTable("payment")
      .set({ fee_cents: feeCents })
      .where("reference", "=", payment.reference)
      .execute();
  }
  for (const { id, idempotency_key, fee_cents } of operations) {
    const fee = refunds.find(({ key }) => key === idempotency_key)?.feeCents ?? null;
    if (fee === null || fee === fee_cents) continue;
    await db.updateTable("payment_operation").set({ fee_cents: fee }).where("id", "=", id).execute();
  }
  for (const { reference, feeCents: fee } of disputes.filter((dispute) => dispute.feeCents !== null)) {
    await db
      .updateTable("payment_dispute")
      .set({ fee_cents: fee })
      .where("provider", "=", payment.provider)
      .where("reference", "=", reference)
      .execute();
  }
}
