import type { Kysely } from "kysely";
import type { StoreData } from "~/brand/store-data.server";
import { catalogRows, seedCatalog } from "../catalog/seed/seed-catalog";
import { contentRows, seedContent } from "../content/seed/seed-content";
import { lockStart } from "../database/dialect";
import type { Database } from "../database/schema";
import { upsert } from "../database/upsert";
import { seedWrappings, wrappingRows } from "../gift-options/seed/seed-wrappings";
import { questionRows, seedQuestions } from "../questions/seed/seed-questions";
import { seedTaxes, taxRows } from "../tax/seed/seed-taxes";
import { sha256 } from "./secrets";

/**
 * Fills the store with what its brand says: once, and again when the brand has changed. Taxes are the same in every
 * store.
 * @throws Error when the brand cannot be sold: its file is named
 */
export async function seedStore(db: Kysely<Database>, store: StoreData): Promise<void> {
  const mark = markOf(store);
  if ((await seededWith(db, mark)) === mark.value) return;
  await db.transaction().execute(async (transaction) => {
    await lockStart(transaction);
    if ((await seededWith(transaction, mark)) === mark.value) return;
    await seedCatalog(transaction, store);
    await seedContent(transaction, store);
    await seedQuestions(transaction, store);
    await seedWrappings(transaction, store);
    await seedTaxes(transaction);
    await upsert(transaction, "configuration", ["store_code", "key"], [mark]);
  });
}

interface Mark {
  store_code: string;
  key: string;
  value: string;
}

/** Where the database remembers what a store was filled with; no store has the empty code, so no query answers it. */
function markOf(store: StoreData): Mark {
  const rows = [catalogRows(store), contentRows(store), questionRows(store), taxRows(), wrappingRows(store)];
  return { store_code: "", key: `seed ${store.code}`, value: sha256(JSON.stringify(rows)) };
}

async function seededWith(db: Kysely<Database>, { store_code, key }: Mark): Promise<string | undefined> {
  const mark = await db
    .selectFrom("configuration")
    .select("value")
    .where("store_code", "=", store_code)
    .where("key", "=", key)
    .executeTakeFirst();
  return mark?.value;
}
