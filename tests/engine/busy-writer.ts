import { Kysely } from "kysely";
import { chooseDialect } from "~/engine/database/dialect";
import type { Database } from "~/engine/database/schema";
import type { Settings } from "~/settings/settings.server";

/** A process that keeps writing two rows in one transaction, always with equal values, until it is killed. */
const settings: Settings = JSON.parse(process.env.ENGINE_SETTINGS ?? "");
const db = new Kysely<Database>({ dialect: chooseDialect(settings) });

for (let points = 1; ; points += 1) {
  await db.transaction().execute(async (transaction) => {
    for (const key of ["busy-left", "busy-right"]) {
      await transaction
        .insertInto("rate_limit")
        .values({ key, points, expire: null })
        .onConflict((known) => known.column("key").doUpdateSet({ points }))
        .execute();
    }
  });
  if (points === 1) console.log("writing");
}
