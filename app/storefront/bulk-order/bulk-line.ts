import { readQuantity, WRONG_QUANTITY } from "../cart/quantity";

/** A line of a bulk order, typed into a row or pasted as part of a list. */
export interface BulkLine {
  sku: string;
  quantity: number;
  options: { name: string; value: string }[];
  design: string | null;
}

/** Columns of a list; an error refers to one of them. */
export const columns = ["sku", "quantity", "options", "design"] as const;
export type Column = (typeof columns)[number];

/** An error in a line; `row` counts from 1. */
export interface BulkError {
  row: number;
  column: Column;
  message: string;
}

/** Valid lines with their row numbers, and the errors of the others. */
export interface ReadLines {
  lines: { row: number; line: BulkLine }[];
  errors: BulkError[];
}

export const MAX_LINES = 100;

const MAX_NAME_LENGTH = 60;
const MAX_VALUE_LENGTH = 80;

/** Validates the input for one line. */
export function readLine(
  row: number,
  typed: Record<Column, string>,
): { line: BulkLine } | { errors: BulkError[] } {
  const options = readOptions(typed.options);
  const problems: [Column, string | null][] = [
    ["sku", skuProblem(typed.sku)],
    ["quantity", quantityProblem(typed.quantity)],
    ["options", options ? null : "Please enter options as name: value, separated by semicolons."],
    ["design", designProblem(typed.design)],
  ];
  const errors = problems.flatMap(([column, message]) => (message ? [{ row, column, message }] : []));
  if (errors.length > 0 || !options) return { errors };
  const { sku, quantity, design } = typed;
  return { line: { sku, quantity: Number(quantity), options, design: design || null } };
}

/** Parses options such as "Size: 8 × 10 in; Color: Sand"; returns null when the text is malformed. */
export function readOptions(text: string): BulkLine["options"] | null {
  const parts = text.split(";").filter((part) => part.trim() !== "");
  const options = parts.flatMap((part) => readOption(part) ?? []);
  return options.length === parts.length ? options : null;
}

/** Split by hand: a regular expression with optional spaces takes minutes for a text of spaces. */
function readOption(text: string): { name: string; value: string } | null {
  const end = text.search(/[:=]/);
  const name = text.slice(0, Math.max(0, end)).trim();
  const value = text.slice(end + 1).trim();
  const isRead =
    name !== "" && value !== "" && name.length <= MAX_NAME_LENGTH && value.length <= MAX_VALUE_LENGTH;
  return isRead ? { name, value } : null;
}

/** Formats options as `readOptions` parses them. */
export function writeOptions(options: BulkLine["options"]): string {
  return options.map(({ name, value }) => `${name}: ${value}`).join("; ");
}

function skuProblem(sku: string): string | null {
  if (sku === "") return "Please enter a SKU.";
  return /^[\w.-]{1,64}$/.test(sku) ? null : "We couldn't find that SKU.";
}

function quantityProblem(quantity: string): string | null {
  return readQuantity(quantity) === null ? WRONG_QUANTITY : null;
}

function designProblem(design: string): string | null {
  return design === "" || /^[A-Za-z0-9]{32}$/.test(design) ? null : "That isn't a design ID.";
}
