import type { Brand } from "~/brand/brand";
import type { Row } from "../database/schema";
import type { OrderItemView, OrderView } from "../orders/view-orders";
import { formatDate } from "../shared/format-date";
import { formatMoney } from "../totals/money";
import { documentNumber } from "./document-number";
import {
  type DocumentRow,
  drawAddresses,
  drawDocument,
  drawRemark,
  drawRows,
  drawTotals,
} from "./document-parts";

/** What an invoice shows. */
export interface InvoiceView {
  view: OrderView;
  /** Null for an order that is not paid. */
  invoice: Row<"sales_invoice"> | null;
  refunds: Pick<Row<"order_refund">, "amount_cents" | "created_at">[];
}

/** Draws the invoice of an order as a PDF of US Letter pages. @param brand the issuer */
export function drawInvoice(brand: Brand, { invoice, refunds, view }: InvoiceView): Promise<Buffer> {
  const { order } = view;
  const numbers = [...(invoice ? [documentNumber("invoice", invoice)] : []), `Order ${order.number}`];
  const lines = [
    ...numbers,
    `Placed on ${formatDate(order.created_at)}`,
    `Payment: ${order.payment_method_title}`,
  ];
  return drawDocument(brand, { title: "Invoice", number: order.number, lines }, (sheet) => {
    drawAddresses(sheet, view);
    drawRows(sheet, view.items.map(itemRow));
    drawTotals(sheet, [
      ...view.totals.map(({ code, label, cents }) => ({ label, cents, isBold: code === "grand_total" })),
      ...refunds.map(({ amount_cents, created_at }) => ({
        label: `Refunded on ${formatDate(created_at)}`,
        cents: 0 - amount_cents,
      })),
    ]);
    drawRemark(sheet, "Thank you. All amounts are in US dollars.");
  });
}

function itemRow(item: OrderItemView): DocumentRow {
  const each = item.quantity > 1 ? `${formatMoney(item.unit_price_cents)} each` : "";
  const options = item.options.map(({ label, title }) => `${label}: ${title}`);
  return {
    name: `${item.quantity} × ${item.name}`,
    details: [...options, each].filter(Boolean).join(", "),
    cents: item.row_total_cents,
  };
}
