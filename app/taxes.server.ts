import { importTaxes, readTaxReport } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/** The functions behind `npm run taxes:import` and `npm run report:tax`; the store stays closed while they run. */

/**
 * Imports a file of tax rates as a new version.
 * @returns a message that says what was imported
 * @throws CommandRejection that lists the mistakes of the file by line
 */
export async function importTaxFile(
  path: string,
  options: { version?: string; effective?: string; "dry-run": boolean },
): Promise<string> {
  const isDryRun = options["dry-run"];
  const { version, effective } = options;
  const result = await importTaxes(currentSettings(), { path, version, effective, isDryRun });
  const missing =
    result.missingStates.length > 0
      ? `\nNo tax will be charged in ${result.missingStates.join(", ")}, where a store is registered: the file has no rate.`
      : "";
  const { places, states } = result;
  const counts = `${count(states, "state")}, ${count(places, "range")} of ZIP codes`;
  const what = `version ${result.version}, in force from ${result.effective}: ${counts}`;
  return `${isDryRun ? "The file is right, nothing was stored" : "Imported"}: ${what}.${missing}`;
}

/** A store's taxes of a period by jurisdiction, as CSV. @throws CommandRejection for a wrong day or an unknown store */
export function reportTaxes(options: { from: string; to: string; store?: string }): Promise<string> {
  const settings = currentSettings();
  return readTaxReport(settings, {
    from: options.from,
    to: options.to,
    storeCode: options.store ?? settings.brand,
  });
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
