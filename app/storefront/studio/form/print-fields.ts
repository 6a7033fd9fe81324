import type { DetailQuestion } from "~/design/blueprint/blueprint";
import { linesProblem } from "~/design/document/detail-lines";
import type { DesignDocument } from "~/design/document/document";
import { MAX_COPIES, printSizeLying, printsOf } from "~/design/products/photoprints/print-lines";
import type { SentLines } from "./sent-lines";

/** Names of the fields for each print's size and count, and for the size of all prints. */
export const printField = (key: string, property: "size" | "count") => `prints.${key}.${property}`;
export const EVERY_PRINT = "every";
/** The button that removes a print; its value is the print's key. */
export const REMOVE_PRINT_FIELD = "remove-print";
const PRINTS_PROBLEM = `Please choose a size and 1 to ${MAX_COPIES} of each print.`;

/** Returns the lines of the prints in the form, or an error for an invalid size or count. */
export function readPrintLines(
  form: FormData,
  document: DesignDocument,
  question: DetailQuestion,
): SentLines {
  const lines = [...(document.details.prints ?? [])];
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  const everySize = text(printField(EVERY_PRINT, "size"));
  const prints = printsOf(document.details);
  const removed = prints.length > 1 ? form.get(REMOVE_PRINT_FIELD) : null;
  for (const { key, size, count } of prints) {
    const [short, long] = size.split("x").map(Number);
    const sized = everySize
      ? printSizeLying(everySize, short > long)
      : (text(printField(key, "size")) ?? size);
    const counted = text(printField(key, "count")) ?? String(count);
    lines[Number(key.replace("print-", "")) - 1] = `${sized} ${removed === key ? 0 : counted}`;
    if (!isCount(counted)) return { rejected: { value: counted, message: PRINTS_PROBLEM } };
  }
  const message = linesProblem(lines, question);
  return message ? { rejected: { value: "", message } } : { lines };
}

function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_COPIES;
}
