import type { Connection, Row } from "../../database/schema";
import type { BookingContext } from "../book-payment";
import { bookPayment } from "../book-payment";
import { openProvider } from "../open-provider";
import type { PaymentReport } from "../payment-provider";

export type Session = Row<"payment_session">;

/**
 * Asks the payment service what became of an opened payment, outside of any transaction. Completes what the shopper has
 * agreed to.
 * @throws Error when the service cannot be reached
 */
export async function askForPayment(
  { db, settings }: Pick<BookingContext, "db" | "settings">,
  session: Session,
): Promise<PaymentReport> {
  const provider = openProvider(settings, session.provider);
  if (!provider) return { state: "open" };
  const isWanted = await waitsForPayment(db, session);
  return provider.confirm(session.reference, { isWanted, key: `confirm-${session.reference}` });
}

/**
 * False for an order that is paid, closed or canceled, and for the total from before a partial cancellation: its shopper
 * may agree to pay it nevertheless.
 */
async function waitsForPayment(db: Connection, { order_id, amount_cents }: Session): Promise<boolean> {
  const order = await db
    .selectFrom("sales_order")
    .select(["status", "payment_reference", "grand_total_cents"])
    .where("id", "=", order_id)
    .executeTakeFirst();
  return (
    order?.payment_reference === null &&
    order.grand_total_cents === amount_cents &&
    ["pending_payment", "on_hold"].includes(order.status)
  );
}

/** Records the service's report of an opened payment; books the payment once. */
export async function recordReport(
  transaction: Connection,
  context: Pick<BookingContext, "settings">,
  session: Session,
  report: PaymentReport,
): Promise<void> {
  if (report.state === "open") return;
  if (report.state === "authorized" || report.state === "captured") {
    const { reference, cents, state } = report;
    const { order_id, provider } = session;
    await bookPayment(transaction, context, { orderId: order_id, cents, reference, provider, state });
  }
  const states = { pending: "pending", failed: "failed", authorized: "paid", captured: "paid" } as const;
  await transaction
    .updateTable("payment_session")
    .set({ state: states[report.state] })
    .where("provider", "=", session.provider)
    .where("reference", "=", session.reference)
    .where("state", "in", ["open", "pending"])
    .execute();
}

/** The session with the service's reference; undefined when the store has opened none such. */
export function findSession(db: Connection, provider: Session["provider"], reference: string) {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .executeTakeFirst();
}
