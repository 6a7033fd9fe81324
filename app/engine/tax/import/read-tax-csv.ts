import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import { type TaxFile, taxFile } from "./tax-data";
import { issueText, type TaxFileMistake, TaxFileRejected } from "./tax-file-mistakes";

/**
 * A CSV file of taxes: rows without ZIP codes are states, the others places. The columns are those of the rate tables
 * that states and tax services publish; rates are percent.
 */
const COLUMNS = [
  "state",
  "postcodes",
  "state_rate",
  "taxes_shipping",
  "clothing",
  "county",
  "county_rate",
  "city",
  "city_rate",
  "special",
  "special_rate",
] as const;
const REQUIRED: Column[] = ["state", "postcodes", "state_rate", "taxes_shipping"];

type Column = (typeof COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

interface ParsedRow {
  record: Cells;
  info: InfoRecord;
}

/**
 * Reads a CSV file of taxes.
 * @param version its name, and the day on which it takes effect
 * @throws TaxFileRejected with the lines of its mistakes
 */
export function readTaxCsv(text: string, version: { version: string; effective: string }): TaxFile {
  const rows = parseRows(text);
  const stateRows = rows.filter(({ record }) => !record.postcodes);
  const placeRows = rows.filter(({ record }) => record.postcodes);
  const parsed = taxFile.safeParse({
    ...version,
    states: Object.fromEntries(stateRows.map(({ record }) => [record.state ?? "", stateOf(record)])),
    places: placeRows.map(({ record }) => placeOf(record)),
  });
  const mistakes = [
    ...repeatedStates(stateRows),
    ...(parsed.success ? [] : parsed.error.issues.map(mistakeOf)),
  ];
  if (parsed.success && mistakes.length === 0) return parsed.data;
  throw new TaxFileRejected(mistakes);

  function mistakeOf(issue: { path: (string | number)[]; message: string }): TaxFileMistake {
    const [list, key] = issue.path;
    const row =
      list === "places" ? placeRows[Number(key)] : stateRows.find(({ record }) => record.state === key);
    return { line: row?.info.lines ?? 1, message: issueText(issue) };
  }
}

function parseRows(text: string): ParsedRow[] {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => headOf(names),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TaxFileRejected([{ line: Number(error.lines ?? 1), message: error.message }]);
  }
}

function headOf(names: string[]): string[] {
  const columns = names.map((name) => name.toLowerCase());
  const unknown = columns.filter((name) => !(COLUMNS as readonly string[]).includes(name));
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (unknown.length === 0 && missing.length === 0) return columns;
  const message = `The columns are ${COLUMNS.join(", ")}; ${[...unknown.map((name) => `"${name}" is unknown`), ...missing.map((name) => `${name} is missing`)].join(", ")}`;
  throw new TaxFileRejected([{ line: 1, message }]);
}

function stateOf({ clothing, state_rate, taxes_shipping }: Cells) {
  return {
    percent: numberOf(state_rate),
    taxesShipping: { yes: true, no: false }[taxes_shipping ?? ""] ?? taxes_shipping,
    ...(clothing ? { clothing: clothingOf(clothing) } : {}),
  };
}

/** "exempt", "exempt below 110", "exempt below 110 places tax", "exempt up to 175" */
function clothingOf(text: string): unknown {
  const [, below, placesTax] = /^exempt below (\d+(?:\.\d+)?)( places tax)?$/.exec(text) ?? [];
  if (below) return { exemptBelow: Number(below), placesTax: placesTax !== undefined };
  const [, upTo] = /^exempt up to (\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return upTo ? { exemptUpTo: Number(upTo) } : text;
}

function placeOf(cells: Cells) {
  const { city, county, special, state } = cells;
  return {
    state,
    name: city || county || special || "",
    postcodes: cells.postcodes,
    county: authority(county, cells.county_rate),
    city: authority(city, cells.city_rate),
    special: authority(special, cells.special_rate),
    ...(cells.clothing ? { exemptsClothing: cells.clothing === "exempt" ? true : cells.clothing } : {}),
  };
}

/** A rate without a name is rejected: nobody could be paid. */
function authority(name: string | undefined, rate: string | undefined): Record<string, unknown> {
  return name || rate ? { [name ?? ""]: numberOf(rate || "0") } : {};
}

function numberOf(text: string | undefined): number | string | undefined {
  return text && /^\d{1,2}(\.\d+)?$/.test(text) ? Number(text) : text;
}

function repeatedStates(rows: ParsedRow[]): TaxFileMistake[] {
  return rows
    .filter(({ record }, index) => rows.findIndex((other) => other.record.state === record.state) !== index)
    .map(({ record, info }) => ({ line: info.lines, message: `${record.state} has two rates` }));
}
