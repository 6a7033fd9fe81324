import { CsvError, parse } from "csv-parse/sync";
import { shortened } from "../../shared/shortened";
import type { ProductField } from "../product-field";
import { readField } from "../read-field";
import { CATALOG_COLUMNS, type CatalogColumn, FIELD_OF_COLUMN, LISTS, MAX_PRODUCTS } from "./catalog-columns";
import { readCellList } from "./cell-list";
import { readPicturesCell } from "./pictures-cell";

/** A mistake of a file. */
export interface CatalogMistake {
  /** Line of the file, from 1. */
  row: number;
  column: string;
  message: string;
}

/** A line of a file about one product. */
export interface CatalogRow {
  line: number;
  sku: string;
  cells: Partial<Record<CatalogColumn, string>>;
}

/** What a file says, and what is wrong with it. */
export interface CatalogRows {
  rows: CatalogRow[];
  mistakes: CatalogMistake[];
}

/** Much longer than a product's texts. */
const MAX_RECORD_BYTES = 100_000;
/** A file is not read beyond that many mistakes. */
export const MAX_MISTAKES = 1000;
/** What a spreadsheet would run as a formula is exported with a quote in front. */
const QUOTED_FORMULA = /^'(?=[=+\-@\t\r])/;

/** Reads the lines of a CSV file; nothing but mistakes when its columns are wrong. Pure. */
export function readCatalogRows(text: string): CatalogRows {
  try {
    // The head, the products, and one more by which a file is too long.
    const to = MAX_PRODUCTS + 2;
    const options = { bom: true, info: true, skip_empty_lines: true, max_record_size: MAX_RECORD_BYTES, to };
    const lines = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    const [head, ...body] = lines;
    const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase());
    const mistakes = headMistakes(columns);
    if (mistakes.length > 0) return { rows: [], mistakes };
    if (body.length > MAX_PRODUCTS) return { rows: [], mistakes: [tooLong()] };
    const rows = body.map(({ record, info }) => rowOf(columns, record, info.lines));
    return { rows, mistakes: repeatedSkus(rows).slice(0, MAX_MISTAKES) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], mistakes: [{ row: Number(error.lines ?? 1), column: "", message: error.message }] };
  }
}

/**
 * The fields that a line sets, by code, in the form in which they are stored. Empty cells set nothing. Pure.
 * @param files of the pictures that the product may show
 */
export function readCatalogRow(
  { cells, line }: CatalogRow,
  fields: ProductField[],
  files: ReadonlySet<string> = new Set(),
): { changes: Map<string, string>; mistakes: CatalogMistake[] } {
  const changes = new Map<string, string>();
  const mistakes: CatalogMistake[] = [];
  const byCode = new Map(fields.map((field) => [field.code, field]));
  for (const [column, name, code, typed] of typedValues(cells, fields.length)) {
    if (code === null) {
      mistakes.push({ row: line, column, message: "This cell has more values than the product." });
      continue;
    }
    const field = byCode.get(code);
    const reading = field ? readCell(field, typed, files) : { problem: unknownField(column, name) };
    if ("value" in reading) changes.set(code, reading.value);
    else mistakes.push({ row: line, column, message: reading.problem });
  }
  return { changes, mistakes };
}

function readCell(field: ProductField, typed: string, files: ReadonlySet<string>) {
  return field.kind === "PICTURES" ? readPicturesCell(typed, files) : readField(field, typed);
}

/** `code`: null for a cell with too many values. */
type TypedValue = [column: CatalogColumn, name: string, code: string | null, typed: string];

function typedValues(cells: CatalogRow["cells"], max: number): TypedValue[] {
  return (Object.entries(cells) as [CatalogColumn, string][]).flatMap(([column, cell]): TypedValue[] => {
    const code = FIELD_OF_COLUMN[column];
    if (code) return [[column, column, code, cell]];
    const list = LISTS[column];
    if (!list) return [];
    const values = readCellList(cell, max);
    if (!values) return [[column, column, null, ""]];
    return values.map(({ name, value }): TypedValue => [column, name, list.codeOf(name), value]);
  });
}

function unknownField(column: CatalogColumn, name: string): string {
  if (column.startsWith("option_")) return `This product has no option ${shortened(name)}.`;
  if (column === "positions") return `This product is not in the category ${shortened(name)}.`;
  return "This product's value can't be changed here.";
}

function rowOf(columns: string[], record: string[], line: number): CatalogRow {
  const entries = columns.flatMap((column, index): [string, string][] => {
    const cell = (record[index] ?? "").replace(QUOTED_FORMULA, "");
    return cell.trim() === "" ? [] : [[column, cell]];
  });
  const { sku = "", ...cells } = Object.fromEntries(entries) as CatalogRow["cells"];
  return { line, sku: sku.trim(), cells };
}

function headMistakes(columns: string[]): CatalogMistake[] {
  const unknown = columns.filter((name) => !(CATALOG_COLUMNS as readonly string[]).includes(name));
  const missing = columns.includes("sku") ? [] : ["sku"];
  return [
    ...unknown.slice(0, MAX_MISTAKES).map((column) => ({
      row: 1,
      column: shortened(column),
      message: `There's no such column. The columns are ${CATALOG_COLUMNS.join(", ")}.`,
    })),
    ...missing.map((column) => ({ row: 1, column, message: "This column is missing." })),
  ];
}

function repeatedSkus(rows: CatalogRow[]): CatalogMistake[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ sku, line }) => {
    const first = lines.get(sku);
    if (first === undefined) {
      lines.set(sku, line);
      return [];
    }
    return { row: line, column: "sku", message: `Row ${first} is about ${shortened(sku)}, too.` };
  });
}

function tooLong(): CatalogMistake {
  return { row: MAX_PRODUCTS + 2, column: "", message: `The file has more than ${MAX_PRODUCTS} rows.` };
}
