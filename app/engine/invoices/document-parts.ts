import { setImmediate } from "node:timers/promises";
import type { Brand } from "~/brand/brand";
import { paperTheme } from "~/brand/paper-theme";
import { businessLines } from "../carts/additional-information";
import { addressLines } from "../orders/confirmation-mail";
import type { OrderView } from "../orders/view-orders";
import { drawArtifact, openStructure, type StructureElement, TAGGED } from "../shared/pdf-structure";
import { formatMoney } from "../totals/money";
import { collected } from "./collected-pdf";
import { giveTypeface, type Placed, type Sheet, textElement, within, write } from "./invoice-pen";

/** The parts that invoices, credit memos and packing slips have in common, on US Letter pages. Lengths in points. */

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
  /** What the title of the file names, such as the order's number. */
  number: string;
  lines: string[];
}

/** A row of the document's table: a name, an amount, and details in small letters or "". */
export interface DocumentRow {
  name: string;
  details: string;
  /** Null where no prices are shown. */
  cents: number | null;
}

export interface DocumentTotal {
  label: string;
  cents: number;
  isBold?: boolean;
}

/** One document of a file. */
export interface DrawnDocument {
  /** The issuer. */
  brand: Brand;
  head: Head;
  draw: (sheet: Sheet) => void;
}

/** Draws a document as a tagged PDF. @param brand the issuer */
export function drawDocument(brand: Brand, head: Head, draw: (sheet: Sheet) => void): Promise<Buffer> {
  return drawDocuments(`${head.title} ${head.number}`, [{ brand, head, draw }]);
}

/**
 * Draws several documents as one tagged PDF, each from a new page, letting other requests run in between.
 * @param title of the file
 */
export async function drawDocuments(title: string, documents: DrawnDocument[]): Promise<Buffer> {
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({
    size: "LETTER",
    margin: MARGIN,
    autoFirstPage: false,
    ...TAGGED,
    info: { Title: title, Author: documents[0]?.brand.name },
  });
  const file = collected(document);
  giveTypeface(document);
  const parent = openStructure(document);
  for (const [index, { brand, head, draw }] of documents.entries()) {
    if (index > 0) await setImmediate();
    document.addPage();
    const sheet = { document, theme: paperTheme(brand.tokens), parent };
    drawHead(sheet, brand, head);
    draw(sheet);
  }
  document.end();
  return file;
}

function drawHead(sheet: Sheet, { name, address }: Brand, { title, lines }: Head): void {
  write(sheet, name, { x: MARGIN, y: MARGIN, width: WIDTH, weight: "bold", size: 20, color: "accent" });
  write(sheet, address, { x: MARGIN, width: WIDTH, color: "softInk" });
  const right = { x: MARGIN, width: WIDTH, align: "right" } as const;
  write(sheet, title, { ...right, y: MARGIN, weight: "bold", size: 20, type: "H1" });
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
    const section = within(sheet, "Sect");
    write(section, title, { x, y: top, width, weight: "bold", type: "H2" });
    const lines = new Set([...addressLines(address), ...businessLines(said.business, place)]);
    for (const line of lines) write(section, line, { x, width });
    return document.y;
  });
  document.y = Math.max(...lowest) + 20;
}

/** A heading with lines below it. */
export function drawSection(sheet: Sheet, title: string, lines: string[]): void {
  const { document } = sheet;
  document.y += 16;
  const section = within(sheet, "Sect");
  write(section, title, { x: MARGIN, width: WIDTH, weight: "bold", type: "H2" });
  for (const line of lines) write(section, line, { x: MARGIN, width: WIDTH });
  document.y += 20;
}

/** The table of products with their amounts, if they have any. */
export function drawRows(sheet: Sheet, rows: DocumentRow[]): void {
  const { document } = sheet;
  const y = document.y;
  const table = within(sheet, "Table");
  const head = within(table, "TR");
  const header = { type: "TH", scope: "Column", weight: "bold" } as const;
  write(head, "Product", { x: MARGIN, y, width: WIDTH, ...header });
  if (rows.some(({ cents }) => cents !== null)) head.parent.add(amount(sheet, "Amount", y, header));
  rule(sheet, document.y + 6);
  for (const { cents, details, name } of rows) {
    if (document.y > LOWEST - 40) document.addPage();
    const top = document.y + 8;
    const row = within(table, "TR");
    const total = cents === null ? null : amount(sheet, formatMoney(cents), top);
    const width = WIDTH - AMOUNT_WIDTH - 12;
    const product = within(row, "TD");
    write(product, name, { x: MARGIN, y: top, width, weight: "bold" });
    if (details) write(product, details, { x: MARGIN, width, size: 9, color: "softInk" });
    if (total) row.parent.add(total);
    rule(sheet, document.y + 6);
  }
}

/** The totals at the right. */
export function drawTotals(sheet: Sheet, totals: DocumentTotal[]): void {
  const { document } = sheet;
  const table = within(sheet, "Table");
  for (const { label, cents, isBold = false } of totals) {
    if (document.y > LOWEST) document.addPage();
    const y = document.y + 6;
    const weight = isBold ? "bold" : "regular";
    const row = within(table, "TR");
    const place = { x: MARGIN + WIDTH / 2, y, width: WIDTH / 2 - AMOUNT_WIDTH };
    write(row, label, { ...place, weight, type: "TH", scope: "Row" });
    row.parent.add(amount(sheet, formatMoney(cents), y, { weight }));
  }
}

/** A closing sentence below the totals. */
export function drawRemark(sheet: Sheet, text: string): void {
  const { document } = sheet;
  document.y += 28;
  if (document.y > LOWEST) document.addPage();
  write(sheet, text, { x: MARGIN, width: WIDTH, color: "softInk" });
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
