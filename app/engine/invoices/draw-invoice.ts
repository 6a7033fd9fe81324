import type { Brand } from "~/brand/brand";
import { paperTheme } from "~/brand/paper-theme";
import { businessLines } from "../carts/additional-information";
import type { Row } from "../database/schema";
import { addressLines } from "../orders/confirmation-mail";
import type { OrderItemView, OrderView } from "../orders/view-orders";
import { formatDate } from "../shared/format-date";
import { drawArtifact, openStructure, type StructureElement, TAGGED } from "../shared/pdf-structure";
import { formatMoney } from "../totals/money";
import { giveTypeface, type Placed, type Sheet, textElement, within, write } from "./invoice-pen";

/** Points. */
const MARGIN = 54;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const RIGHT = PAGE_WIDTH - MARGIN;
const LOWEST = PAGE_HEIGHT - MARGIN - 40;
const AMOUNT_WIDTH = 90;

/** Draws the invoice of an order as a tagged PDF of US Letter pages. @param brand the issuer */
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
    ...TAGGED,
    info: { Title: `Invoice ${order.number}`, Author: brand.name },
  });
  const file = collected(document);
  giveTypeface(document);
  const sheet = { document, theme: paperTheme(brand.tokens), parent: openStructure(document) };
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
  write(sheet, "Invoice", { ...right, y: MARGIN, weight: "bold", size: 20, type: "H1" });
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
    const section = within(sheet, "Sect");
    write(section, title, { x, y: top, width, weight: "bold", type: "H2" });
    const lines = new Set([...addressLines(address), ...businessLines(said.business, place)]);
    for (const line of lines) write(section, line, { x, width });
    return document.y;
  });
  document.y = Math.max(...lowest) + 20;
}

function drawItems(sheet: Sheet, items: OrderItemView[]): void {
  const { document } = sheet;
  const y = document.y;
  const table = within(sheet, "Table");
  const head = within(table, "TR");
  const header = { type: "TH", scope: "Column", weight: "bold" } as const;
  write(head, "Product", { x: MARGIN, y, width: WIDTH, ...header });
  head.parent.add(amount(sheet, "Amount", y, header));
  rule(sheet, document.y + 6);
  for (const item of items) {
    if (document.y > LOWEST - 40) document.addPage();
    const top = document.y + 8;
    const row = within(table, "TR");
    const total = amount(sheet, formatMoney(item.row_total_cents), top);
    const width = WIDTH - AMOUNT_WIDTH - 12;
    const product = within(row, "TD");
    write(product, `${item.quantity} × ${item.name}`, { x: MARGIN, y: top, width, weight: "bold" });
    const each = item.quantity > 1 ? `${formatMoney(item.unit_price_cents)} each` : "";
    const options = item.options.map(({ label, title }) => `${label}: ${title}`);
    const details = [...options, each].filter(Boolean).join(", ");
    if (details) write(product, details, { x: MARGIN, width, size: 9, color: "softInk" });
    row.parent.add(total);
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
  const table = within(sheet, "Table");
  for (const { label, cents, isBold } of subtotals) {
    if (document.y > LOWEST) document.addPage();
    const y = document.y + 6;
    const weight = isBold ? "bold" : "regular";
    const row = within(table, "TR");
    const place = { x: MARGIN + WIDTH / 2, y, width: WIDTH / 2 - AMOUNT_WIDTH };
    write(row, label, { ...place, weight, type: "TH", scope: "Row" });
    row.parent.add(amount(sheet, formatMoney(cents), y, { weight }));
  }
  document.y += 28;
  if (document.y > LOWEST) document.addPage();
  write(sheet, "Thank you. All amounts are in US dollars.", { x: MARGIN, width: WIDTH, color: "softInk" });
}

/** Writes a cell at the right edge; the caller adds it to its row. */
function amount(sheet: Sheet, text: string, y: number, cell: Partial<Placed> = {}): StructureElement {
  const place = { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: "right" } as const;
  return textElement(sheet, text, { type: "TD", ...cell, ...place });
}

function rule({ document, theme }: Sheet, y: number): void {
  drawArtifact(document, "Layout", () => {
    document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(theme.line).stroke();
  });
  document.y = y;
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
