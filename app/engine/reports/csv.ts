/** Rows as CSV (RFC 4180), with a line break after each. Texts that a spreadsheet would compute are quoted by "'". */
export function csv(rows: (string | number)[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

/** Cents as dollars, such as -12.50. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
