import { shopDay } from "~/brand/shop-day";
import type { Connection } from "../database/schema";
import type { ProviderName } from "../payments/payment-provider";
import { boundsOf, type ReportPeriod } from "./report-period";

/** Money that a payment service has taken for the store, or from it. */
export interface ProviderEvent {
  /** At the shop, yyyy-mm-dd. */
  day: string;
  provider: ProviderName;
  kind: "capture" | "refund" | "dispute" | "dispute-won" | "dispute-lost";
  cents: number;
  /** Null while the service has not reported it. */
  feeCents: number | null;
}

interface Recorded {
  at: string | null;
  provider: ProviderName;
  cents: number;
  feeCents: number | null;
}

/** The charges, refunds and disputes of the period, in no particular order. */
export async function providerEvents(db: Connection, period: ReportPeriod): Promise<ProviderEvent[]> {
  const [atOnce, later, sent, refunds, opened, closed] = await Promise.all([
    capturedAtOnce(db, period),
    operationsOf(db, period, "capture"),
    sentByBuyers(db, period),
    operationsOf(db, period, "refund"),
    disputes(db, period, "withdrawn_at"),
    disputes(db, period, "closed_at"),
  ]);
  const ended = closed.filter(({ state }) => state !== "open");
  return [
    ...[...atOnce, ...later, ...sent].map((event) => eventOf("capture", event)),
    ...refunds.map((event) => eventOf("refund", event)),
    ...opened.map((event) => eventOf("dispute", event)),
    ...ended.map((event) =>
      eventOf(event.state === "won" ? "dispute-won" : "dispute-lost", { ...event, feeCents: 0 }),
    ),
  ];
}

function eventOf(kind: ProviderEvent["kind"], { at, provider, cents, feeCents }: Recorded): ProviderEvent {
  return { day: shopDay(at ?? ""), provider, kind, cents, feeCents: hasFees(provider) ? feeCents : 0 };
}

function hasFees(provider: ProviderName): boolean {
  return provider === "stripe" || provider === "paypal";
}

/** Payments that were charged when the buyer paid. */
async function capturedAtOnce(db: Connection, period: ReportPeriod): Promise<Recorded[]> {
  const { start, end } = boundsOf(period);
  return db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select([
      "payment.received_at as at",
      "payment.provider",
      "payment.amount_cents as cents",
      "payment.fee_cents as feeCents",
    ])
    .where("sales_order.store_code", "=", period.storeCode)
    .where("payment.received_at", ">=", start)
    .where("payment.received_at", "<", end)
    .where("payment.state", "not in", ["authorized", "voided"])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("payment_operation")
            .select("payment_operation.id")
            .whereRef("payment_operation.payment_reference", "=", "payment.reference")
            .where("payment_operation.kind", "=", "capture")
            .where("payment_operation.state", "=", "settled"),
        ),
      ),
    )
    .execute();
}

/** Settled operations; the fee of a capture is its payment's. */
async function operationsOf(
  db: Connection,
  period: ReportPeriod,
  kind: "capture" | "refund",
): Promise<Recorded[]> {
  const { start, end } = boundsOf(period);
  const rows = await db
    .selectFrom("payment_operation")
    .leftJoin("payment", "payment.reference", "payment_operation.payment_reference")
    .select([
      "payment_operation.finished_at as at",
      "payment_operation.provider",
      "payment_operation.amount_cents as cents",
      "payment_operation.fee_cents as ownFee",
      "payment.fee_cents as paymentFee",
    ])
    .where("payment_operation.store_code", "=", period.storeCode)
    .where("payment_operation.kind", "=", kind)
    .where("payment_operation.state", "=", "settled")
    .where("payment_operation.finished_at", ">=", start)
    .where("payment_operation.finished_at", "<", end)
    .execute();
  return rows.map(({ ownFee, paymentFee, ...row }) => ({
    ...row,
    feeCents: kind === "capture" ? paymentFee : ownFee,
  }));
}

/** Checks and bank transfers that have arrived. */
async function sentByBuyers(db: Connection, period: ReportPeriod): Promise<Recorded[]> {
  const { start, end } = boundsOf(period);
  const rows = await db
    .selectFrom("sales_invoice")
    .innerJoin("sales_order", "sales_order.id", "sales_invoice.order_id")
    .leftJoin("payment", "payment.reference", "sales_order.payment_reference")
    .select(["sales_invoice.issued_at as at", "sales_order.grand_total_cents as cents"])
    .where("sales_invoice.store_code", "=", period.storeCode)
    .where("sales_invoice.issued_at", ">=", start)
    .where("sales_invoice.issued_at", "<", end)
    .where("sales_order.payment_reference", "is not", null)
    .where("payment.reference", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, provider: "by-hand", feeCents: 0 }));
}

/** Disputes by the day on which their amount was withdrawn, or on which they were decided; no inquiries. */
function disputes(db: Connection, period: ReportPeriod, column: "withdrawn_at" | "closed_at") {
  const { start, end } = boundsOf(period);
  return db
    .selectFrom("payment_dispute")
    .innerJoin("sales_order", "sales_order.id", "payment_dispute.order_id")
    .select([
      `payment_dispute.${column} as at`,
      "payment_dispute.provider",
      "payment_dispute.amount_cents as cents",
      "payment_dispute.fee_cents as feeCents",
      "payment_dispute.state",
    ])
    .where("sales_order.store_code", "=", period.storeCode)
    .where("payment_dispute.withdrawn_at", "is not", null)
    .where(`payment_dispute.${column}`, ">=", start)
    .where(`payment_dispute.${column}`, "<", end)
    .execute();
}
