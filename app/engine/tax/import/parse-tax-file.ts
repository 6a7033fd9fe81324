import { CommandRejection } from "../../shared/command-rejection";
import { calendarDay } from "../calendar-day";
import { readTaxCsv } from "./read-tax-csv";
import { readTaxYaml } from "./read-tax-yaml";
import type { TaxFile } from "./tax-data";

/** The text of a file of taxes. */
export interface TaxFileText {
  text: string;
  format: "csv" | "yaml";
  /** For a CSV file: name of the version, and the day on which it takes effect. */
  version?: string | null;
  effective?: string | null;
}

/** The format of a file by its name. */
export function taxFormatOf(fileName: string): TaxFileText["format"] {
  return /\.csv$/i.test(fileName) ? "csv" : "yaml";
}

/** @throws TaxFileRejected with the lines of its mistakes; CommandRejection for a CSV file without version or day */
export function parseTaxFile({ effective, format, text, version }: TaxFileText): TaxFile {
  if (format === "yaml") return readTaxYaml(text);
  if (!version || !effective || !calendarDay.safeParse(effective).success) {
    throw new CommandRejection(
      "A CSV file needs a version, such as 2026-07, and the day on which it takes effect, such as 2026-07-01.",
    );
  }
  return readTaxCsv(text, { version, effective });
}
