import type { Connection, Row } from "../../database/schema";
import { CommandRejection } from "../../shared/command-rejection";
import { sha256 } from "../../shared/secrets";
import { type TaxFile, type TaxRows, taxRowsOf } from "./tax-data";

const ROWS_A_STATEMENT = 500;

/**
 * Stores a version of the taxes beside the earlier ones. Call it in a transaction.
 * @returns the version; the existing one when the same content is stored under its name already
 * @throws CommandRejection when the name has other content
 */
export async function writeTaxVersion(
  transaction: Connection,
  file: TaxFile,
  { now, source }: { source: Row<"tax_version">["source"]; now: Date },
): Promise<Row<"tax_version">> {
  const rows = taxRowsOf(file);
  const stored = await storedTaxVersion(transaction, file);
  if (stored) return stored;
  const version = await transaction
    .insertInto("tax_version")
    .values({
      name: file.version,
      effective_on: file.effective,
      source,
      checksum: checksumOf(file, rows),
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeRows(transaction, version.id, rows);
  return version;
}

/**
 * The version that a file would store, if it is stored already.
 * @throws CommandRejection when the name has other content
 */
export async function storedTaxVersion(
  db: Connection,
  file: TaxFile,
): Promise<Row<"tax_version"> | undefined> {
  const stored = await db
    .selectFrom("tax_version")
    .selectAll()
    .where("name", "=", file.version)
    .executeTakeFirst();
  if (stored && stored.checksum !== checksumOf(file, taxRowsOf(file)))
    throw new CommandRejection(
      `There is a version ${file.version} with other content; give the new one another name.`,
    );
  return stored;
}

function checksumOf({ effective }: TaxFile, rows: TaxRows): string {
  return sha256(JSON.stringify([effective, rows]));
}

async function writeRows(
  transaction: Connection,
  version_id: number,
  { places, states }: TaxRows,
): Promise<void> {
  if (states.length > 0) {
    await transaction
      .insertInto("tax_state")
      .values(states.map((row) => ({ ...row, version_id })))
      .execute();
  }
  for (let from = 0; from < places.length; from += ROWS_A_STATEMENT) {
    const some = places.slice(from, from + ROWS_A_STATEMENT);
    await transaction
      .insertInto("tax_place")
      .values(some.map((row) => ({ ...row, version_id })))
      .execute();
  }
}
