import type { Brand } from "~/brand/brand";
import { paperTheme } from "~/brand/paper-theme";
import type { Row } from "../database/schema";
import { messageLine } from "../gift-options/ordered-gift";
import { collected } from "../invoices/collected-pdf";
import { giveTypeface, type Sheet, write } from "../invoices/invoice-pen";
import { addressLines } from "../orders/confirmation-mail";
import { itemFeatures, type OrderItemView, type OrderView } from "../orders/view-orders";
import { formatDate } from "../shared/format-date";
import { formatMoney } from "../totals/money";

/** Points. */
const MARGIN = 54;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const RIGHT = PAGE_WIDTH - MARGIN;
const LOWEST = PAGE_HEIGHT - MARGIN - 40;
const NARROW = 90;

/**
 * Draws the list of an order's contents that goes into its box, as a PDF of US Letter pages.
 * @param brand the sender
 * @param hasPrices false for a gift
 */
export async function drawPackingSlip(brand: Brand, view: OrderView, hasPrices: boolean): Promise<Buffer> {
  const { default: PdfDocument } = await import("pdfkit");
  const { order } = view;
  const document = new PdfDocument({
    size: "LETTER",
    margin: MARGIN,
    lang: "en-US",
    displayTitle: true,
    info: { Title: `Packing slip ${order.number}`, Author: brand.name },
  });
  const file = collected(document);
  giveTypeface(document);
  const sheet = { document, theme: paperTheme(brand.tokens) };
  drawHead(sheet, brand, order);
  drawAddress(sheet, view);
  drawItems(sheet, view.items, hasPrices);
  drawEnd(sheet, view, hasPrices);
  document.end();
  return file;
}

function drawHead(sheet: Sheet, { address, name }: Brand, order: Row<"sales_order">): void {
  write(sheet, name, { x: MARGIN, y: MARGIN, width: WIDTH, weight: "bold", size: 20, color: "accent" });
  write(sheet, address, { x: MARGIN, width: WIDTH, color: "softInk" });
  const right = { x: MARGIN, width: WIDTH, align: "right" } as const;
  write(sheet, "Packing slip", { ...right, y: MARGIN, weight: "bold", size: 20 });
  write(sheet, `Order ${order.number}`, { ...right, weight: "bold" });
  write(sheet, `Placed on ${formatDate(order.created_at)}`, { ...right, color: "softInk" });
  rule(sheet, sheet.document.y + 16);
}

function drawAddress(sheet: Sheet, { order, shippingAddress }: OrderView): void {
  const { document } = sheet;
  document.y += 16;
  write(sheet, "Ship to", { x: MARGIN, width: WIDTH, weight: "bold" });
  const lines = shippingAddress ? addressLines(shippingAddress) : [];
  for (const line of lines) write(sheet, line, { x: MARGIN, width: WIDTH });
  if (order.shipping_method_title) {
    write(sheet, order.shipping_method_title, { x: MARGIN, width: WIDTH, color: "softInk" });
  }
  document.y += 20;
}

function drawItems(sheet: Sheet, items: OrderItemView[], hasPrices: boolean): void {
  const { document } = sheet;
  for (const item of items) {
    if (document.y > LOWEST - 40) document.addPage();
    const top = document.y + 8;
    if (hasPrices) {
      const place = { x: RIGHT - NARROW, y: top, width: NARROW, align: "right" } as const;
      write(sheet, formatMoney(item.row_total_cents), place);
    }
    const width = WIDTH - NARROW - 12;
    write(sheet, `${item.quantity} × ${item.name}`, { x: MARGIN, y: top, width, weight: "bold" });
    const details = itemFeatures(item).map(({ label, title }) => `${label}: ${title}`);
    if (details.length > 0) {
      write(sheet, details.join(", "), { x: MARGIN, width, size: 9, color: "softInk" });
    }
    rule(sheet, document.y + 6);
  }
}

function drawEnd(sheet: Sheet, { order, said }: OrderView, hasPrices: boolean): void {
  const { document } = sheet;
  if (document.y > LOWEST - 60) document.addPage();
  document.y += 16;
  if (hasPrices) {
    write(sheet, `Total ${formatMoney(order.grand_total_cents + order.balance_cents)}`, {
      x: MARGIN,
      width: WIDTH,
      align: "right",
      weight: "bold",
    });
  }
  if (said.giftMessage) write(sheet, messageLine(said.giftMessage), { x: MARGIN, width: WIDTH });
  write(sheet, "Thank you!", { x: MARGIN, width: WIDTH, color: "softInk" });
}

function rule({ document, theme }: Sheet, y: number): void {
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(theme.line).stroke();
  document.y = y;
}
