import { type BulkError, MAX_LINES, type ReadLines, readLine, readOptions, writeOptions } from "./bulk-line";

export const FIRST_ROWS = 5;
export const MORE_ROWS = 5;

/** Returns empty rows, numbered after `before` others. */
export function emptyRows(count: number, before = 0) {
  return Array.from({ length: count }, (_, index) => ({
    /** Counts from 1. */
    number: before + index + 1,
    what: "",
    quantity: "",
  }));
}

/** A row of the form: the value of a choice, and a quantity. */
export type TypedRow = ReturnType<typeof emptyRows>[number];

/** The value of a choice for an accessory. */
export function productValue(sku: string, options: { name: string; value: string }[]): string {
  return `sku|${sku}|${writeOptions(options)}`;
}

/** The value of a choice for a design. */
export function designValue(sku: string, id: string): string {
  return `design|${sku}|${id}`;
}

/** Returns the rows of a submitted form, at least as many as the empty form has. */
export function sentRows(form: FormData): TypedRow[] {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const count = Math.min(MAX_LINES, Math.max(FIRST_ROWS, Number(text("rows")) || 0));
  return emptyRows(count).map(({ number }) => ({
    number,
    what: text(`what-${number}`),
    quantity: text(`quantity-${number}`),
  }));
}

/** Returns the lines that the rows order, without empty rows. */
export function readTypedRows(rows: TypedRow[]): ReadLines {
  const read: ReadLines = { lines: [], errors: [] };
  for (const { number, what, quantity } of rows) {
    if (what === "" && quantity === "") continue;
    const result =
      what === "" ? { errors: [nothingChosen(number)] } : readLine(number, cellsOf(what, quantity));
    if ("line" in result) read.lines.push({ row: number, line: result.line });
    else read.errors.push(...result.errors);
  }
  if (read.lines.length === 0 && read.errors.length === 0) read.errors.push(nothingChosen(1));
  return read;
}

function cellsOf(what: string, quantity: string) {
  const [kind, sku = "", rest = ""] = what.split("|");
  if (kind === "design") return { sku, quantity, options: "", design: rest };
  return { sku, quantity, options: readOptions(rest) ? rest : "", design: "" };
}

function nothingChosen(row: number): BulkError {
  return { row, column: "sku", message: "Please choose what to order." };
}
