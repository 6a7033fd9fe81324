import type { Brand } from "~/brand/brand";
import { paperTheme } from "~/brand/paper-theme";
import { businessLines } from "../carts/additional-information";
import { addressLines } from "../orders/confirmation-mail";
import type { OrderView } from "../orders/view-orders";
import { formatMoney } from "../totals/money";
import { giveTypeface, type Sheet, write } from "./invoice-pen";

/** The parts that invoices and credit memos have in common, on US Letter pages. Lengths in points. */

const MARGIN = 54;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const RIGHT = PAGE_WIDTH - MARGIN;
const LOWEST = PAGE_HEIGHT - MARGIN - 40;
const AMOUNT_WIDTH = 90;

/** The heading of a document: "Invoice", below it lines, the first one bold. */
interface Head {
  title: string;
  lines: string[];
}

/** A row of the document's table: a name, an amount, and details in small letters or "". */
export interface DocumentRow {
  name: string;
  details: string;
  cents: number;
}

export interface DocumentTotal {
  label: string;
  cents: number;
  isBold?: boolean;
}

/** Draws a document as a PDF. @param brand the issuer */
export async function drawDocument(brand: Brand, head: Head, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({
    size: "LETTER",
    margin: MARGIN,
    lang: "en-US",
    displayTitle: true,
    info: { Title: `${head.title} ${head.lines[0]}`, Author: brand.name },
  });
  const file = collected(document);
  giveTypeface(document);
  const sheet = { document, theme: paperTheme(brand.tokens) };
  drawHead(sheet, brand, head);
  draw(sheet);
  document.end();
  return file;
}

function drawHead(sheet: Sheet, { name, address }: Brand, { title, lines }: Head): void {
  write(sheet, name, { x: MARGIN, y: MARGIN, width: WIDTH, weight: "bold", size: 20, color: "accent" });
  write(sheet, address, { x: MARGIN, width: WIDTH, color: "softInk" });
  const right = { x: MARGIN, width: WIDTH, align: "right" } as const;
  write(sheet, title, { ...right, y: MARGIN, weight: "bold", size: 20 });
  const [first, ...others] = lines;
  write(sheet, first, { ...right, weight: "bold" });
  for (const line of others) write(sheet, line, { ...right, color: "softInk" });
  rule(sheet, sheet.document.y + 16);
}

/** The order's addresses side by side. */
export function drawAddresses(
  sheet: Sheet,
  { billingAddress, said, shippingAddress }: Pick<OrderView, "billingAddress" | "said" | "shippingAddress">,
): void {
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

/** The table of products with their amounts. */
export function drawRows(sheet: Sheet, rows: DocumentRow[]): void {
  const { document } = sheet;
  const y = document.y;
  write(sheet, "Product", { x: MARGIN, y, width: WIDTH, weight: "bold" });
  amount(sheet, "Amount", y, "bold");
  rule(sheet, document.y + 6);
  for (const { cents, details, name } of rows) {
    if (document.y > LOWEST - 40) document.addPage();
    const top = document.y + 8;
    amount(sheet, formatMoney(cents), top);
    const width = WIDTH - AMOUNT_WIDTH - 12;
    write(sheet, name, { x: MARGIN, y: top, width, weight: "bold" });
    if (details) write(sheet, details, { x: MARGIN, width, size: 9, color: "softInk" });
    rule(sheet, document.y + 6);
  }
}

/** The totals at the right. */
export function drawTotals(sheet: Sheet, totals: DocumentTotal[]): void {
  const { document } = sheet;
  for (const { label, cents, isBold = false } of totals) {
    if (document.y > LOWEST) document.addPage();
    const y = document.y + 6;
    const weight = isBold ? "bold" : "regular";
    write(sheet, label, { x: MARGIN + WIDTH / 2, y, width: WIDTH / 2 - AMOUNT_WIDTH, weight });
    amount(sheet, formatMoney(cents), y, weight);
  }
}

/** A closing sentence below the totals. */
export function drawRemark(sheet: Sheet, text: string): void {
  const { document } = sheet;
  document.y += 28;
  if (document.y > LOWEST) document.addPage();
  write(sheet, text, { x: MARGIN, width: WIDTH, color: "softInk" });
}

function amount(sheet: Sheet, text: string, y: number, weight: "regular" | "bold" = "regular"): void {
  write(sheet, text, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: "right", weight });
}

function rule({ document, theme }: Sheet, y: number): void {
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(theme.line).stroke();
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
