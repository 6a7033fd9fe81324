import { Kysely } from "kysely";
import { describeSchema } from "../../app/engine/database/describe-schema";
import { inMemory } from "../../app/engine/database/dialect";
import { migrate } from "../../app/engine/database/migrate";
import { GENERATED } from "./sources.mjs";

/** Returns the tables of an empty database after all migrations, as JSON in a module, by the module's path. */
export async function databaseTablesFile(): Promise<Record<string, string>> {
  const db = new Kysely<unknown>({ dialect: inMemory() });
  try {
    await migrate(db);
    const tables = JSON.stringify(await describeSchema(db));
    return {
      [GENERATED.databaseTables]: `/** Of a migrated database, as JSON: a SchemaDescription. */\nexport const migratedTables =\n  ${JSON.stringify(tables)};\n`,
    };
  } finally {
    await db.destroy();
  }
}
