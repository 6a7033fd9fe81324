/** Several values in one cell, such as size:15oz=3.00|color:blue=1.00. A bar within a value is written as \\|, a backslash as \\\\. */

/** One value with its name. */
export interface NamedCell {
  name: string;
  value: string;
}

/** The values of a cell; null when there are more than `max`. Pure. */
export function readCellList(cell: string, max: number): NamedCell[] | null {
  const parts = partsOf(cell);
  if (parts.length > max) return null;
  return parts.map((part) => {
    const end = part.indexOf("=");
    const [name, value] = end < 0 ? [part, ""] : [part.slice(0, end), part.slice(end + 1)];
    return { name: name.trim(), value: value.replaceAll(/\\([|\\])/g, "$1") };
  });
}

/** What stands between bars that are not a value's own. */
function partsOf(cell: string): string[] {
  const parts = [""];
  for (const [token] of cell.matchAll(/\\[|\\]|[^|\\]+|./gs)) {
    if (token === "|") parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** The cell of these values. Pure. */
export function cellOfList(values: NamedCell[]): string {
  return values.map(({ name, value }) => `${name}=${value.replaceAll(/[|\\]/g, "\\$&")}`).join("|");
}
