import type { StoreData } from "~/brand/store-data.server";
import { catalogRows, seedCatalog } from "../catalog/seed/seed-catalog";
import { deleteMetOverrides } from "../catalog-management/met-overrides";
import { contentRows, seedContent } from "../content/seed/seed-content";
import { lockStart } from "../database/dialect";
import type { Connection } from "../database/schema";
import { upsert } from "../database/upsert";
import { seedWrappings, wrappingRows } from "../gift-options/seed/seed-wrappings";
import { questionRows, seedQuestions } from "../questions/seed/seed-questions";
import { seedShipping, shippingRows } from "../shipping/seed-shipping";
import { seedTaxes, taxRows } from "../tax/seed/seed-taxes";
import { sha256 } from "./secrets";

/**
 * Seeds the store with its brand's data: initially, and when the brand has changed. Taxes are the same in every store.
 * @throws Error that names the file when the brand's data are invalid
 */
export async function seedStore(db: Connection, store: StoreData): Promise<void> {
  const mark = markOf(store);
  if ((await seededWith(db, mark)) === mark.value) return;
  await db.transaction().execute(async (transaction) => {
    await lockStart(transaction);
    if ((await seededWith(transaction, mark)) === mark.value) return;
    await seedCatalog(transaction, store);
    await deleteMetOverrides(transaction, store.code);
    await seedContent(transaction, store);
    await seedQuestions(transaction, store);
    await seedWrappings(transaction, store);
    await seedShipping(transaction, store);
    await seedTaxes(transaction);
    await upsert(transaction, "configuration", ["store_code", "key"], [mark]);
  });
}

interface Mark {
  store_code: string;
  key: string;
  value: string;
}

/** Changed whenever equal data have to be applied again, as when a start does more with them. */
const SEED_VERSION = 3;

/** Row that records what a store was seeded with; under the empty store code, which no query returns. */
function markOf(store: StoreData): Mark {
  const rows = [
    catalogRows(store),
    contentRows(store),
    questionRows(store),
    taxRows(),
    wrappingRows(store),
    shippingRows(store),
  ];
  return { store_code: "", key: `seed ${store.code}`, value: sha256(JSON.stringify([SEED_VERSION, rows])) };
}

async function seededWith(db: Connection, { store_code, key }: Mark): Promise<string | undefined> {
  const mark = await db
    .selectFrom("configuration")
    .select("value")
    .where("store_code", "=", store_code)
    .where("key", "=", key)
    .executeTakeFirst();
  return mark?.value;
}
