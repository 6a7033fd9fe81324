import type { QueryExecutorProvider } from "kysely";
import { describeSchema, type SchemaDescription, type TableDescription } from "./describe-schema";
import type { AnyDatabase } from "./dialect";
import { migratedTables } from "./migrated-tables.generated";

const MAX_NAMED = 5;

/** The database's tables do not match this version. */
class SchemaDiffers extends Error {
  override name = "SchemaDiffers";
  readonly code = "SCHEMA_DIFFERS";
}

/** Table that marks a database whose restore has not put all files in place. */
export const UNFINISHED_RESTORE = "unfinished_restore";

/** A restore was interrupted after it had replaced the database. */
class RestoreUnfinished extends Error {
  override name = "RestoreUnfinished";
  readonly code = "RESTORE_UNFINISHED";
}

/**
 * Compares a migrated database with the result of migrating an empty one, which codegen has recorded.
 * @throws SchemaDiffers with one line that lists the differences; RestoreUnfinished when files are missing
 */
export async function checkSchema(db: AnyDatabase & QueryExecutorProvider): Promise<void> {
  const actual = await describeSchema(db);
  if (UNFINISHED_RESTORE in actual) {
    throw new RestoreUnfinished(
      "A restore was broken off. Run it again with --force: npm run restore -- <folder> --force",
    );
  }
  const differences = schemaDifferences(JSON.parse(migratedTables), actual);
  if (differences.length === 0) return;
  const named = differences.slice(0, MAX_NAMED).join("; ");
  const more = differences.length > MAX_NAMED ? `; and ${differences.length - MAX_NAMED} more` : "";
  throw new SchemaDiffers(
    `The tables of the database are not those of this version: ${named}${more}. Restore a backup, or see "Upgrades" in docs/operating.md.`,
  );
}

/**
 * Lists the differences that could make a statement fail or slow. Additional tables, indexes and nullable columns are
 * harmless.
 */
export function schemaDifferences(expected: SchemaDescription, actual: SchemaDescription): string[] {
  return Object.entries(expected).flatMap(([name, table]) =>
    name in actual ? tableDifferences(name, table, actual[name]) : [`the table ${name} is missing`],
  );
}

function tableDifferences(name: string, expected: TableDescription, actual: TableDescription): string[] {
  return [
    ...columnDifferences(name, expected, actual),
    ...Object.entries(expected.indexes).flatMap(([index, indexed]) => {
      const found = actual.indexes[index];
      if (found === undefined) return [`the index ${index} is missing`];
      return found === indexed ? [] : [`the index ${index} is ${found}, not ${indexed}`];
    }),
    ...expected.keys
      .filter((key) => !actual.keys.includes(key))
      .map((key) => `the table ${name} has no key (${key})`),
  ];
}

function columnDifferences(table: string, expected: TableDescription, actual: TableDescription): string[] {
  const known = Object.entries(expected.columns).flatMap(([name, column]) => {
    const found = actual.columns[name];
    if (found === undefined) return [`the column ${table}.${name} is missing`];
    if (found.type !== column.type)
      return [`the column ${table}.${name} is ${found.type}, not ${column.type}`];
    if (found.isRequired !== column.isRequired)
      return [`the column ${table}.${name} ${found.isRequired ? "must not" : "may"} be null`];
    if (found.hasDefault !== column.hasDefault)
      return [`the column ${table}.${name} has ${found.hasDefault ? "a" : "no"} default`];
    return [];
  });
  const unknown = Object.entries(actual.columns)
    .filter(([name, { isRequired, hasDefault }]) => !(name in expected.columns) && isRequired && !hasDefault)
    .map(([name]) => `the column ${table}.${name} is not known and must not be null`);
  return [...known, ...unknown];
}
