import { stringify } from "csv-stringify/sync";

/** An amount of money in cents, written as dollars such as -12.50. */
export interface CsvAmount {
  cents: number;
}

export type CsvCell = string | number | boolean | CsvAmount | null;

/**
 * Writes rows as CSV (RFC 4180) with a line break after each. Texts that a spreadsheet would run as a formula get "'"
 * in front; amounts and numbers stay as they are, so that they can be added up.
 * @param options bom: for files that people open, because Excel reads a file without a byte order mark as Latin-1
 */
export function csv(rows: CsvCell[][], { bom = false }: { bom?: boolean } = {}): string {
  return stringify(rows, {
    bom,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: {
      boolean: String,
      object: ({ cents }) => ({ value: dollars(Number(cents)), escape_formulas: false }),
    },
  });
}

/** Cents as cells. */
export function amounts(cents: number[]): CsvAmount[] {
  return cents.map((amount) => ({ cents: amount }));
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
