import type { Connection, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { isAs, readRecords, writeRecords } from "../../shared/seeded-rows";

/**
 * Header offers are a list: a new one moves the others. So either all follow the brand's folder, or, once the owner has
 * changed, added or deleted one at run time, none (docs/decisions/0081). `seeded_row` has the folder's list in one row.
 */

type Offer = NewRow<"header_offer">;

/** Key of the list among the records. */
const LIST = "";

/**
 * Applies the folder's header offers, in order; in a database from before the records, it replaces all offers. Call it
 * in a transaction that has locked the start.
 */
export async function applyHeaderOffers(db: Connection, storeCode: string, offers: Offer[]): Promise<void> {
  const isOwners = (await ownersPositions(db, storeCode)).length > 0;
  await writeRecords(db, storeCode, "header_offer", new Map([[LIST, offers]]));
  if (isOwners) return;
  await db.deleteFrom("header_offer").where("store_code", "=", storeCode).execute();
  await upsert(db, "header_offer", ["store_code", "position"], offers);
}

/** The positions at which the list differs from the folder's, in order, once the owner changed it; none without a record. */
export async function ownersPositions(db: Connection, storeCode: string): Promise<number[]> {
  const record = await folderOffers(db, storeCode);
  if (!record) return [];
  const stored = await db
    .selectFrom("header_offer")
    .selectAll()
    .where("store_code", "=", storeCode)
    .execute();
  const positions = [...new Set([...record, ...stored].map(({ position }) => position))];
  return positions
    .filter((position) => !isSame(at(stored, position), at(record, position)))
    .sort((one, other) => one - other);
}

/** The list of the brand's folder at the last start, in order; null without a record. */
export async function folderOffers(db: Connection, storeCode: string): Promise<Offer[] | null> {
  const record = (await readRecords(db, storeCode, "header_offer")).get(LIST);
  return (record as Offer[] | undefined) ?? null;
}

function at(offers: Offer[], position: number): Offer | undefined {
  return offers.find((offer) => offer.position === position);
}

function isSame(row: Offer | undefined, record: Offer | undefined): boolean {
  return record !== undefined && isAs(row, record);
}
