import type { Brand } from "~/brand/brand";
import type { Row } from "../database/schema";
import type { OrderView } from "../orders/view-orders";
import type { RefundView } from "../refunds/read-refunds";
import { formatDate } from "../shared/format-date";
import { documentNumber } from "./document-number";
import {
  type DocumentRow,
  type DocumentTotal,
  drawAddresses,
  drawDocument,
  drawRemark,
  drawRows,
  drawTotals,
} from "./document-parts";

/** What a credit memo shows. */
export interface CreditMemoView {
  view: OrderView;
  refund: RefundView;
  creditMemo: Row<"sales_creditmemo">;
  /** The invoice of the order; null for an order of an older version. */
  invoice: Row<"sales_invoice"> | null;
}

/** Draws the credit memo of a refund as a PDF of US Letter pages. @param brand the issuer */
export function drawCreditMemo(
  brand: Brand,
  { creditMemo, invoice, refund, view }: CreditMemoView,
): Promise<Buffer> {
  const number = documentNumber("credit_memo", creditMemo);
  const lines = [
    number,
    `Issued on ${formatDate(creditMemo.issued_at)}`,
    ...(invoice ? [`For invoice ${documentNumber("invoice", invoice)}`] : []),
    `Order ${view.order.number}`,
  ];
  return drawDocument(brand, { title: "Credit Memo", number, lines }, (sheet) => {
    drawAddresses(sheet, { ...view, shippingAddress: null });
    drawRows(sheet, creditMemoRows(refund, view));
    drawTotals(sheet, creditMemoTotals(refund, view));
    drawRemark(sheet, "All amounts are in US dollars.");
  });
}

/** The refunded pieces. */
export function creditMemoRows(
  { items }: Pick<RefundView, "items">,
  view: Pick<OrderView, "items">,
): DocumentRow[] {
  return items.map(({ order_item_id, quantity, amount_cents }) => ({
    name: `${quantity} × ${view.items.find(({ id }) => id === order_item_id)?.name ?? ""}`,
    details: "",
    cents: amount_cents,
  }));
}

/** The parts of the refund, then how it reached the buyer. */
export function creditMemoTotals(refund: RefundView, { order }: OrderView): DocumentTotal[] {
  const { adjustment_cents, amount_cents, balance_cents, shipping_cents, tax_cents } = refund;
  const isDeduction = adjustment_cents < 0;
  const parts = [
    { label: "Shipping", cents: shipping_cents },
    { label: "Sales tax", cents: tax_cents },
    { label: isDeduction ? "Refunded before" : "Additional refund", cents: adjustment_cents },
  ];
  const ways = [
    { label: order.payment_method_title, cents: amount_cents - balance_cents },
    { label: "Gift cards, store credit and points", cents: balance_cents },
  ];
  return [
    ...parts.filter(({ cents }) => cents !== 0),
    { label: "Total refund", cents: amount_cents, isBold: true },
    ...ways.filter(({ cents }) => cents !== 0),
  ];
}
