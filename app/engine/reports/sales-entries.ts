import { setImmediate } from "node:timers/promises";
import { shopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../database/schema";
import { orderedGift } from "../gift-certificates/ordered-gift";
import { documentNumber } from "../invoices/document-number";
import { type OrderView, viewOrders } from "../orders/view-orders";
import { providerNameOf } from "../payments/payment-methods";
import type { ProviderName } from "../payments/payment-provider";
import { orderValue } from "../refunds/order-value";
import { type RefundView, readRefunds } from "../refunds/read-refunds";
import { boundsOf, type ReportPeriod } from "./report-period";

/** Between two of them the process serves requests. */
const AT_ONCE = 200;

/** An invoice or credit memo by its parts, in cents; those of credit memos are negative. */
export interface SalesEntry {
  /** On which it was issued, at the shop, yyyy-mm-dd. */
  day: string;
  kind: "invoice" | "credit_memo";
  /** Such as MPC-INV-000042. */
  number: string;
  /** By which the order is paid. */
  provider: ProviderName;
  /** Products after discounts, with gift wrapping; without tax and gift certificates. */
  goodsCents: number;
  /** Gift certificates sold, which the store owes until they are used. */
  certificateCents: number;
  shippingCents: number;
  taxCents: number;
  /** Free amounts of refunds. */
  adjustmentCents: number;
  /** The part that the payment pays. */
  paymentCents: number;
  /** The part that gift cards, store credit and points pay. */
  balanceCents: number;
}

/** The invoices and credit memos of the period, in the order of their numbers. */
export async function salesEntries(db: Connection, period: ReportPeriod): Promise<SalesEntry[]> {
  const invoices = await documents(db, period, "sales_invoice");
  const creditMemos = await documents(db, period, "sales_creditmemo");
  const entries: SalesEntry[] = [];
  for (let first = 0; first < invoices.length; first += AT_ONCE) {
    entries.push(...(await invoiceEntries(db, invoices.slice(first, first + AT_ONCE))));
    await setImmediate();
  }
  for (let first = 0; first < creditMemos.length; first += AT_ONCE) {
    entries.push(...(await creditMemoEntries(db, creditMemos.slice(first, first + AT_ONCE))));
    await setImmediate();
  }
  return entries;
}

interface Document extends Omit<Row<"sales_invoice">, "order_id"> {
  /** Of the order, or of the refund. */
  id: number;
}

async function documents(
  db: Connection,
  period: ReportPeriod,
  table: "sales_invoice" | "sales_creditmemo",
): Promise<Document[]> {
  const { start, end } = boundsOf(period);
  const inPeriod = db
    .selectFrom(table)
    .select(["store_code", "number", "issued_at"])
    .select(({ ref }) => ref(table === "sales_invoice" ? "order_id" : "refund_id").as("id"))
    .where("store_code", "=", period.storeCode)
    .where("issued_at", ">=", start)
    .where("issued_at", "<", end)
    .orderBy("number");
  return inPeriod.execute();
}

async function invoiceEntries(db: Connection, invoices: Document[]): Promise<SalesEntry[]> {
  const views = await viewsOf(
    db,
    invoices.map(({ id }) => id),
  );
  return invoices.flatMap((invoice) => {
    const view = views.get(invoice.id);
    return view ? invoiceEntry(invoice, view) : [];
  });
}

function invoiceEntry(invoice: Document, { items, order, totals }: OrderView): SalesEntry {
  const { lines, shippingCents, shippingTaxCents } = orderValue(items, totals);
  const certificates = certificateLines(items);
  const amountOf = (isCertificate: boolean) =>
    lines
      .filter(({ itemId }) => certificates.has(itemId) === isCertificate)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    ...identity("invoice", invoice, order),
    goodsCents: amountOf(false),
    certificateCents: amountOf(true),
    shippingCents,
    taxCents: lines.reduce((total, { taxCents }) => total + taxCents, shippingTaxCents),
    adjustmentCents: 0,
    paymentCents: order.grand_total_cents,
    balanceCents: order.balance_cents,
  };
}

async function creditMemoEntries(db: Connection, creditMemos: Document[]): Promise<SalesEntry[]> {
  const orders = await db
    .selectFrom("order_refund")
    .select("order_id")
    .distinct()
    .where(
      "id",
      "in",
      creditMemos.map(({ id }) => id),
    )
    .execute();
  const ids = orders.map(({ order_id }) => order_id);
  const [views, refunds] = await Promise.all([viewsOf(db, ids), readRefunds(db, ids)]);
  return creditMemos.flatMap((creditMemo) => {
    const refund = refunds.find(({ id }) => id === creditMemo.id);
    const view = refund && views.get(refund.order_id);
    return refund && view ? creditMemoEntry(creditMemo, refund, view) : [];
  });
}

function creditMemoEntry(creditMemo: Document, refund: RefundView, { items, order }: OrderView): SalesEntry {
  const certificates = certificateLines(items);
  const amountOf = (isCertificate: boolean) =>
    refund.items
      .filter(({ order_item_id }) => certificates.has(order_item_id) === isCertificate)
      .reduce((total, { amount_cents }) => total - amount_cents, 0);
  return {
    ...identity("credit_memo", creditMemo, order),
    goodsCents: amountOf(false),
    certificateCents: amountOf(true),
    shippingCents: 0 - refund.shipping_cents,
    taxCents: 0 - refund.tax_cents,
    adjustmentCents: 0 - refund.adjustment_cents,
    paymentCents: refund.balance_cents - refund.amount_cents,
    balanceCents: 0 - refund.balance_cents,
  };
}

function identity(kind: SalesEntry["kind"], document: Document, order: Row<"sales_order">) {
  return {
    day: shopDay(document.issued_at),
    kind,
    number: documentNumber(kind, document),
    provider: providerNameOf(order.payment_method),
  };
}

function certificateLines(items: OrderView["items"]): Set<number> {
  return new Set(items.filter((item) => orderedGift(item) !== null).map(({ id }) => id));
}

async function viewsOf(db: Connection, orderIds: number[]): Promise<Map<number, OrderView>> {
  if (orderIds.length === 0) return new Map();
  const orders = await db.selectFrom("sales_order").selectAll().where("id", "in", orderIds).execute();
  const views = await viewOrders(db, orders);
  return new Map(views.map((view) => [view.order.id, view]));
}
