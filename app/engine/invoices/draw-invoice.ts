import type { Brand } from "~/brand/brand";
import { paperTheme } from "~/brand/paper-theme";
import { businessLines } from "../carts/additional-information";
import type { Row } from "../database/schema";
import { addressLines } from "../orders/confirmation-mail";
import type { OrderItemView, OrderView } from "../orders/view-orders";
import { formatDate } from "../shared/format-date";
import { formatMoney } from "../totals/money";
import { collected } from "./collected-pdf";
import { giveTypeface, type Sheet, write } from "./invoice-pen";

/** Points. */
const MARGIN = 54;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const RIGHT = PAGE_WIDTH - MARGIN;
const LOWEST = PAGE_HEIGHT - MARGIN - 40;
const AMOUNT_WIDTH = 90;

/** Draws the invoice of an order as a PDF of US Letter pages. @param brand the issuer */
export async function drawInvoice(
  brand: Brand,
  view: OrderView,
  refunds: Pick<Row<"order_refund">, "amount_cents" | "created_at">[],
): Promise<Buffer> {
  const { default: PdfDocument } = await import("pdfkit");
  const { order } = view;
  const document = new PdfDocument({
    size: "LETTER",
    margin: MARGIN,
    lang: "en-US",
    displayTitle: true,
    info: { Title: `Invoice ${order.number}`, Author: brand.name },
  });
  const file = collected(document);
  giveTypeface(document);
  const sheet = { document, theme: paperTheme(brand.tokens) };
  drawHead(sheet, brand, order);
  drawAddresses(sheet, view);
  drawItems(sheet, view.items);
  drawTotals(sheet, view, refunds);
  document.end();
  return file;
}

function drawHead(sheet: Sheet, { name, address }: Brand, order: Row<"sales_order">): void {
  write(sheet, name, { x: MARGIN, y: MARGIN, width: WIDTH, weight: "bold", size: 20, color: "accent" });
  write(sheet, address, { x: MARGIN, width: WIDTH, color: "softInk" });
  const right = { x: MARGIN, width: WIDTH, align: "right" } as const;
  write(sheet, "Invoice", { ...right, y: MARGIN, weight: "bold", size: 20 });
  write(sheet, `Order ${order.number}`, { ...right, weight: "bold" });
  write(sheet, `Placed on ${formatDate(order.created_at)}`, { ...right, color: "softInk" });
  write(sheet, `Payment: ${order.payment_method_title}`, { ...right, color: "softInk" });
  rule(sheet, sheet.document.y + 16);
}

function drawAddresses(sheet: Sheet, { billingAddress, said, shippingAddress }: OrderView): void {
  const { document } = sheet;
  const top = document.y + 16;
  const width = WIDTH / 2 - 12;
  const lowest = [
    { title: "Bill to", address: billingAddress, place: "billTo", x: MARGIN } as const,
    { title: "Ship to", address: shippingAddress, place: "shipTo", x: MARGIN + WIDTH / 2 + 12 } as const,
  ].map(({ title, address, place, x }) => {
    if (!address) return top;
    write(sheet, title, { x, y: top, width, weight: "bold" });
    const lines = new Set([...addressLines(address), ...businessLines(said.business, place)]);
    for (const line of lines) write(sheet, line, { x, width });
    return document.y;
  });
  document.y = Math.max(...lowest) + 20;
}

function drawItems(sheet: Sheet, items: OrderItemView[]): void {
  const { document } = sheet;
  const y = document.y;
  write(sheet, "Product", { x: MARGIN, y, width: WIDTH, weight: "bold" });
  amount(sheet, "Amount", y, "bold");
  rule(sheet, document.y + 6);
  for (const item of items) {
    if (document.y > LOWEST - 40) document.addPage();
    const top = document.y + 8;
    amount(sheet, formatMoney(item.row_total_cents), top);
    const width = WIDTH - AMOUNT_WIDTH - 12;
    write(sheet, `${item.quantity} × ${item.name}`, { x: MARGIN, y: top, width, weight: "bold" });
    const each = item.quantity > 1 ? `${formatMoney(item.unit_price_cents)} each` : "";
    const options = item.options.map(({ label, title }) => `${label}: ${title}`);
    const details = [...options, each].filter(Boolean).join(", ");
    if (details) write(sheet, details, { x: MARGIN, width, size: 9, color: "softInk" });
    rule(sheet, document.y + 6);
  }
}

function drawTotals(
  sheet: Sheet,
  { totals }: OrderView,
  refunds: Pick<Row<"order_refund">, "amount_cents" | "created_at">[],
): void {
  const { document } = sheet;
  const subtotals = [
    ...totals.map(({ code, label, cents }) => ({ label, cents, isBold: code === "grand_total" })),
    ...refunds.map(({ amount_cents, created_at }) => ({
      label: `Refunded on ${formatDate(created_at)}`,
      cents: 0 - amount_cents,
      isBold: false,
    })),
  ];
  for (const { label, cents, isBold } of subtotals) {
    if (document.y > LOWEST) document.addPage();
    const y = document.y + 6;
    const weight = isBold ? "bold" : "regular";
    write(sheet, label, { x: MARGIN + WIDTH / 2, y, width: WIDTH / 2 - AMOUNT_WIDTH, weight });
    amount(sheet, formatMoney(cents), y, weight);
  }
  document.y += 28;
  if (document.y > LOWEST) document.addPage();
  write(sheet, "Thank you. All amounts are in US dollars.", { x: MARGIN, width: WIDTH, color: "softInk" });
}

function amount(sheet: Sheet, text: string, y: number, weight: "regular" | "bold" = "regular"): void {
  write(sheet, text, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: "right", weight });
}

function rule({ document, theme }: Sheet, y: number): void {
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(theme.line).stroke();
  document.y = y;
}
