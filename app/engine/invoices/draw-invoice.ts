import { businessLines } from "../carts/additional-information";
import type { Row } from "../database/schema";
import { addressLines } from "../orders/confirmation-mail";
import type { OrderItemView, OrderView } from "../orders/view-orders";
import { formatMoney } from "../totals/money";
import { giveTypeface, write } from "./invoice-pen";

type Document = PDFKit.PDFDocument;

/** Points. */
const MARGIN = 54;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const RIGHT = PAGE_WIDTH - MARGIN;
const LOWEST = PAGE_HEIGHT - MARGIN - 40;
const AMOUNT_WIDTH = 90;
const SOFT = "#6b5e55";
const LINE = "#e8ded2";

/** The invoice of an order as a PDF of US Letter pages. */
export async function drawInvoice(
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
    info: { Title: `Invoice ${order.number}`, Author: "My Pet Canvas" },
  });
  const file = collected(document);
  giveTypeface(document);
  drawHead(document, order);
  drawAddresses(document, view);
  drawItems(document, view.items);
  drawSums(document, view, refunds);
  document.end();
  return file;
}

function drawHead(document: Document, order: Row<"sales_order">): void {
  write(document, "My Pet Canvas", { x: MARGIN, y: MARGIN, width: WIDTH, weight: "bold", size: 20 });
  write(document, "12 Harbor Street, Portland, ME 04101", { x: MARGIN, width: WIDTH, colour: SOFT });
  const right = { x: MARGIN, width: WIDTH, align: "right" } as const;
  write(document, "Invoice", { ...right, y: MARGIN, weight: "bold", size: 20 });
  write(document, `Order ${order.number}`, { ...right, weight: "bold" });
  write(document, `Placed on ${dayOf(order.created_at)}`, { ...right, colour: SOFT });
  write(document, `Payment: ${order.payment_method_title}`, { ...right, colour: SOFT });
  rule(document, document.y + 16);
}

function drawAddresses(document: Document, { billingAddress, said, shippingAddress }: OrderView): void {
  const top = document.y + 16;
  const width = WIDTH / 2 - 12;
  const lowest = [
    { title: "Bill to", address: billingAddress, place: "billTo", x: MARGIN } as const,
    { title: "Ship to", address: shippingAddress, place: "shipTo", x: MARGIN + WIDTH / 2 + 12 } as const,
  ].map(({ title, address, place, x }) => {
    if (!address) return top;
    write(document, title, { x, y: top, width, weight: "bold" });
    const lines = new Set([...addressLines(address), ...businessLines(said.business, place)]);
    for (const line of lines) write(document, line, { x, width });
    return document.y;
  });
  document.y = Math.max(...lowest) + 20;
}

function drawItems(document: Document, items: OrderItemView[]): void {
  const y = document.y;
  write(document, "Product", { x: MARGIN, y, width: WIDTH, weight: "bold" });
  amount(document, "Amount", y, "bold");
  rule(document, document.y + 6);
  for (const item of items) {
    if (document.y > LOWEST - 40) document.addPage();
    const top = document.y + 8;
    amount(document, formatMoney(item.row_total_cents), top);
    const width = WIDTH - AMOUNT_WIDTH - 12;
    write(document, `${item.quantity} × ${item.name}`, { x: MARGIN, y: top, width, weight: "bold" });
    const each = item.quantity > 1 ? `${formatMoney(item.unit_price_cents)} each` : "";
    const options = item.options.map(({ label, title }) => `${label}: ${title}`);
    const details = [...options, each].filter(Boolean).join(", ");
    if (details) write(document, details, { x: MARGIN, width, size: 9, colour: SOFT });
    rule(document, document.y + 6);
  }
}

function drawSums(
  document: Document,
  { totals }: OrderView,
  refunds: Pick<Row<"order_refund">, "amount_cents" | "created_at">[],
): void {
  const sums = [
    ...totals.map(({ code, label, cents }) => ({ label, cents, isBold: code === "grand_total" })),
    ...refunds.map(({ amount_cents, created_at }) => ({
      label: `Refunded on ${dayOf(created_at)}`,
      cents: 0 - amount_cents,
      isBold: false,
    })),
  ];
  for (const { label, cents, isBold } of sums) {
    if (document.y > LOWEST) document.addPage();
    const y = document.y + 6;
    const weight = isBold ? "bold" : "regular";
    write(document, label, { x: MARGIN + WIDTH / 2, y, width: WIDTH / 2 - AMOUNT_WIDTH, weight });
    amount(document, formatMoney(cents), y, weight);
  }
  document.y += 28;
  if (document.y > LOWEST) document.addPage();
  write(document, "Thank you. All amounts are in US dollars.", { x: MARGIN, width: WIDTH, colour: SOFT });
}

function amount(document: Document, text: string, y: number, weight: "regular" | "bold" = "regular"): void {
  write(document, text, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: "right", weight });
}

function rule(document: Document, y: number): void {
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(LINE).stroke();
  document.y = y;
}

/** @param time ISO 8601 */
function dayOf(time: string): string {
  return new Date(time).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}

function collected(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
