import type { Kysely } from "kysely";
import { catalogRows, seedCatalog } from "../catalog/seed/seed-catalog";
import { contentRows, seedContent } from "../content/seed/seed-content";
import { lockStart } from "../database/dialect";
import type { Database } from "../database/schema";
import { upsert } from "../database/upsert";
import { seedWrappings, wrappingRows } from "../gift-options/seed/seed-wrappings";
import { questionRows, seedQuestions } from "../questions/seed/seed-questions";
import { seedTaxes, taxRows } from "../tax/seed/seed-taxes";
import { sha256 } from "./secrets";

/** Where the database remembers which seed it holds; no store has the empty code, so no query answers it. */
const MARK = { store_code: "", key: "seed" };

/** Fills the store with the seed catalogue: once, and again when the seed has changed. */
export async function seedStore(db: Kysely<Database>, storeCode: string): Promise<void> {
  const rows = [
    catalogRows(storeCode),
    contentRows(storeCode),
    questionRows(storeCode),
    taxRows(),
    wrappingRows(storeCode),
  ];
  const fingerprint = sha256(JSON.stringify([storeCode, rows]));
  if ((await seededWith(db)) === fingerprint) return;
  await db.transaction().execute(async (transaction) => {
    await lockStart(transaction);
    if ((await seededWith(transaction)) === fingerprint) return;
    await seedCatalog(transaction, storeCode);
    await seedContent(transaction, storeCode);
    await seedQuestions(transaction, storeCode);
    await seedWrappings(transaction, storeCode);
    await seedTaxes(transaction);
    await upsert(transaction, "configuration", ["store_code", "key"], [{ ...MARK, value: fingerprint }]);
  });
}

async function seededWith(db: Kysely<Database>): Promise<string | undefined> {
  const mark = await db
    .selectFrom("configuration")
    .select("value")
    .where("store_code", "=", MARK.store_code)
    .where("key", "=", MARK.key)
    .executeTakeFirst();
  return mark?.value;
}
