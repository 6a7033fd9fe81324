import { readFile } from "node:fs/promises";
import type { Settings } from "~/settings/settings.server";
import { registrationsOf } from "~/settings/tax-registrations.server";
import { lockStart } from "../../database/dialect";
import { inExistingDatabase } from "../../database/existing-database";
import { CommandRejection } from "../../shared/command-rejection";
import { parseTaxFile, taxFormatOf } from "./parse-tax-file";
import { type TaxFile, taxRowsOf } from "./tax-data";
import { writeTaxVersion } from "./write-tax-version";

export interface TaxImport {
  path: string;
  /** For a CSV file: name of the version, and the day on which it takes effect. */
  version?: string;
  effective?: string;
  /** Checks the file, and stores nothing. */
  isDryRun: boolean;
}

export interface TaxImportResult {
  version: string;
  effective: string;
  states: number;
  /** Ranges of ZIP codes. */
  places: number;
  /** States in which a store is registered, and of which the file has no rate. */
  missingStates: string[];
}

/**
 * Imports a file of taxes as a new version, all of it or nothing; running processes apply it within ten seconds, or from
 * the day on which it takes effect.
 * @throws TaxFileRejected with the lines of its mistakes; CommandRejection when the version exists with other content
 */
export async function importTaxes(settings: Settings, taxImport: TaxImport): Promise<TaxImportResult> {
  const file = await readTaxFile(taxImport);
  if (!taxImport.isDryRun) await store(settings, file);
  const { places, states } = taxRowsOf(file);
  return {
    version: file.version,
    effective: file.effective,
    states: states.length,
    places: places.length,
    missingStates: missingStates(settings, file),
  };
}

async function readTaxFile({ effective, path, version }: TaxImport): Promise<TaxFile> {
  const format = taxFormatOf(path);
  if (format === "csv" && (!version || !effective))
    throw new CommandRejection(
      "A CSV file needs --version, such as 2026-07, and --effective, such as 2026-07-01.",
    );
  return parseTaxFile({ text: await readFile(path, "utf8"), format, version, effective });
}

async function store(settings: Settings, file: TaxFile): Promise<void> {
  await inExistingDatabase(settings, (db) =>
    db.transaction().execute(async (transaction) => {
      await lockStart(transaction);
      await writeTaxVersion(transaction, file, { source: "imported", now: new Date() });
    }),
  );
}

/** States in which a store is registered, and of which the file has no rate. */
export function missingStates({ stores, taxes }: Settings, file: TaxFile): string[] {
  const registered = stores.flatMap((code) => {
    const registrations = registrationsOf(taxes, code);
    return registrations === "all" ? [] : [...registrations.keys()];
  });
  return [...new Set(registered)].filter((region) => !file.states[region]).sort();
}
