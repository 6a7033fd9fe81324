import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import { type BulkError, type Column, columns, MAX_LINES, type ReadLines, readLine } from "./bulk-line";

/** Characters: many times what the most lines need. */
const MAX_LIST_LENGTH = 100_000;
const TOO_LONG = "Please paste up to 100,000 characters at once, and order the rest with another list.";

/** A row as the parser returns it with the option `info`. */
interface ParsedRow {
  record: string[];
  info: InfoRecord;
}

/**
 * Parses a pasted list: cells separated by commas or tabs, as spreadsheets copy them, and quoted where needed. A header
 * row is optional. Row numbers are line numbers of the text.
 */
export function readList(text: string): ReadLines {
  if (text.length > MAX_LIST_LENGTH) return rejection(1, TOO_LONG);
  const rows = parseRows(text);
  if (!Array.isArray(rows)) return { lines: [], errors: [rows] };
  const head = headOf(rows[0]?.record ?? []);
  if (head && "message" in head) return { lines: [], errors: [{ row: rowOf(rows[0]), ...head }] };
  const order = head?.order ?? [...columns];
  const content = head ? rows.slice(1) : rows;
  if (content.length === 0) return rejection(1, "Please paste at least one line.");
  if (content.length > MAX_LINES) {
    return rejection(rowOf(content[MAX_LINES]), `Please order up to ${MAX_LINES} lines at once.`);
  }
  return readRows(content, order);
}

function readRows(rows: ParsedRow[], order: Column[]): ReadLines {
  const read: ReadLines = { lines: [], errors: [] };
  for (const parsed of rows) {
    const row = rowOf(parsed);
    const typed = { sku: "", quantity: "", options: "", design: "" };
    for (const [place, column] of order.entries()) typed[column] = parsed.record[place] ?? "";
    const result = readLine(row, typed);
    if ("line" in result) read.lines.push({ row, line: result.line });
    else read.errors.push(...result.errors);
  }
  return read;
}

function parseRows(text: string): ParsedRow[] | BulkError {
  try {
    return parse(text, {
      bom: true,
      delimiter: text.includes("\t") ? "\t" : ",",
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { row: Number(error.lines ?? 1), column: "sku", message: "This row has an unclosed quote." };
  }
}

/** Returns the order of the columns if the first row names them; null when it is a line to order. */
function headOf(cells: string[]): { order: Column[] } | { column: Column; message: string } | null {
  const names = cells.map((cell) => cell.toLowerCase());
  if (!names.includes("sku")) return null;
  const unknown = names.find((name) => !(columns as readonly string[]).includes(name));
  if (unknown !== undefined) {
    const message = `There is no column "${unknown.slice(0, 40)}"; the columns are ${columns.join(", ")}.`;
    return { column: "sku", message };
  }
  return { order: names as Column[] };
}

/** The line on which a row begins: a quoted cell may span several lines. */
function rowOf({ record, info }: ParsedRow): number {
  const breaks = record.join("").split("\n").length - 1;
  return info.lines - breaks;
}

function rejection(row: number, message: string): ReadLines {
  return { lines: [], errors: [{ row, column: "sku", message }] };
}
