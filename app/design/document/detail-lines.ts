import type { DetailQuestion } from "../blueprint/blueprint";
import { oneLine } from "../text/one-line";

/** Returns the lines of a text typed into one field, trimmed and without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => oneLine(line).trim())
    .filter((line) => line !== "");
}

/** Returns the error message for lines that a detail rejects; undefined when they are valid. */
export function linesProblem(
  lines: string[],
  { max, maxLength, check }: Pick<DetailQuestion, "max" | "maxLength" | "check">,
): string | undefined {
  const long = lines.find((line) => line.length > maxLength);
  if (long) return `“${long}” is too long: up to ${maxLength} characters fit on a line.`;
  const wrong = lines.map((line) => check?.(line)).find((problem) => problem !== undefined);
  if (wrong) return wrong;
  return lines.length > max ? `That's ${lines.length} lines; the maximum is ${max}.` : undefined;
}
