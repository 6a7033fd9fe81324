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
import { seasonYear } from "./running-time";
import { sha256 } from "./secrets";

/**
 * Seeds the store with its brand's data: initially, when the brand has changed, and in a new year with its seasons. Taxes
 * are the same in every store. The rows of the same data by the same code are not even computed.
 * @param bundle identifies the running code; null when it may have changed without that
 * @throws Error that names the file when the brand's data are invalid
 */
export async function seedStore(
  db: Connection,
  store: StoreData,
  bundle: string | null = null,
): Promise<void> {
  const seeded = await seededWith(db, store.code);
  const source = bundle && sha256(JSON.stringify([bundle, seasonYear(), store]));
  if (source && seeded.source === `${source} ${seeded.rows}`) return;
  const mark = markOf(store);
  if (seeded.rows !== mark.value) await seed(db, store, mark);
  if (source) await saveMark(db, { ...mark, key: sourceKey(store.code), value: `${source} ${mark.value}` });
}

async function seed(db: Connection, store: StoreData, mark: Mark): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockStart(transaction);
    if ((await seededWith(transaction, store.code)).rows === mark.value) return;
    await seedCatalog(transaction, store);
    await deleteMetOverrides(transaction, store.code);
    await seedContent(transaction, store);
    await seedQuestions(transaction, store);
    await seedWrappings(transaction, store);
    await seedShipping(transaction, store);
    await seedTaxes(transaction);
    await saveMark(transaction, mark);
  });
}

const NO_STORE = "";

interface Mark {
  store_code: string;
  key: string;
  value: string;
}

/** Changed whenever equal data have to be applied again, as when a start does more with them. */
const SEED_VERSION = 3;

/** Row that records what a store was seeded with, by its rows; under the empty store code, which no query returns. */
function markOf(store: StoreData): Mark {
  const rows = [
    catalogRows(store),
    contentRows(store),
    questionRows(store),
    taxRows(),
    wrappingRows(store),
    shippingRows(store),
  ];
  const value = sha256(JSON.stringify([SEED_VERSION, rows]));
  return { store_code: NO_STORE, key: rowsKey(store.code), value };
}

/** The rows that a store was seeded with, and the data and code that gave them, followed by the mark of the rows. */
async function seededWith(
  db: Connection,
  storeCode: string,
): Promise<{ rows: string | undefined; source: string | undefined }> {
  const marks = await db
    .selectFrom("configuration")
    .select(["key", "value"])
    .where("store_code", "=", NO_STORE)
    .where("key", "in", [rowsKey(storeCode), sourceKey(storeCode)])
    .execute();
  const markAt = (wanted: string) => marks.find(({ key }) => key === wanted)?.value;
  return { rows: markAt(rowsKey(storeCode)), source: markAt(sourceKey(storeCode)) };
}

async function saveMark(db: Connection, mark: Mark): Promise<void> {
  await upsert(db, "configuration", ["store_code", "key"], [mark]);
}

function rowsKey(storeCode: string): string {
  return `seed ${storeCode}`;
}

function sourceKey(storeCode: string): string {
  return `seed source ${storeCode}`;
}
