import type { Brand } from "~/brand/brand";
import { messageLine } from "../gift-options/ordered-gift";
import {
  type DocumentRow,
  type DrawnDocument,
  drawDocuments,
  drawRemark,
  drawRows,
  drawSection,
  drawTotals,
} from "../invoices/document-parts";
import { addressLines } from "../orders/confirmation-mail";
import { itemFeatures, type OrderItemView, type OrderView } from "../orders/view-orders";
import { formatDate } from "../shared/format-date";

/** A packing slip, and what it shows. */
export interface PackingSlip {
  /** The sender. */
  brand: Brand;
  view: OrderView;
  /** False for a gift. */
  hasPrices: boolean;
}

/** Draws the list of an order's contents that goes into its box, as a PDF of US Letter pages. */
export function drawPackingSlip(slip: PackingSlip): Promise<Buffer> {
  return drawPackingSlips([slip], `Packing slip ${slip.view.order.number}`);
}

/** Draws the packing slips of several orders as one PDF, each from a new page. @param title of the file */
export function drawPackingSlips(slips: PackingSlip[], title: string): Promise<Buffer> {
  return drawDocuments(title, slips.map(slipDocument));
}

function slipDocument({ brand, view, hasPrices }: PackingSlip): DrawnDocument {
  const { order, said, shippingAddress } = view;
  const lines = [`Order ${order.number}`, `Placed on ${formatDate(order.created_at)}`];
  return {
    brand,
    head: { title: "Packing slip", number: order.number, lines },
    draw(sheet) {
      const address = shippingAddress ? addressLines(shippingAddress) : [];
      drawSection(sheet, "Ship to", [...address, order.shipping_method_title ?? ""].filter(Boolean));
      drawRows(
        sheet,
        view.items.map((item) => itemRow(item, hasPrices)),
      );
      const cents = order.grand_total_cents + order.balance_cents;
      if (hasPrices) drawTotals(sheet, [{ label: "Total", cents, isBold: true }]);
      drawRemark(sheet, said.giftMessage ? messageLine(said.giftMessage) : "Thank you!");
    },
  };
}

function itemRow(item: OrderItemView, hasPrices: boolean): DocumentRow {
  return {
    name: `${item.quantity} × ${item.name}`,
    details: itemFeatures(item)
      .map(({ label, title }) => `${label}: ${title}`)
      .join(", "),
    cents: hasPrices ? item.row_total_cents : null,
  };
}
