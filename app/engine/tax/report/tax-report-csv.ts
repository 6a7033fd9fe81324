import type { TaxReportRow } from "./tax-report";

const HEAD = ["state", "level", "jurisdiction", "taxable", "exempt", "tax"];
/** A spreadsheet would run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A report as CSV (RFC 4180), with amounts in dollars. */
export function taxReportCsv(rows: TaxReportRow[]): string {
  const lines = rows.map(({ exemptCents, level, name, region, taxableCents, taxCents }) => [
    region,
    level,
    text(name),
    dollars(taxableCents),
    dollars(exemptCents),
    dollars(taxCents),
  ]);
  return [HEAD, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function text(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
