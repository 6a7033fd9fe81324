import type { Connection, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";

/**
 * Header offers are a list: a new one moves the others. So either all follow the brand's folder, or, once the owner has
 * changed, added or deleted one at run time, none (docs/decisions/0081). `seeded_row` has the folder's list in one row.
 */

type Offer = NewRow<"header_offer">;

const RECORD = { table_name: "header_offer", row_key: "" };

/**
 * Applies the folder's header offers, in order; in a database from before the records, it replaces all offers. Call it
 * in a transaction that has locked the start.
 */
export async function applyHeaderOffers(db: Connection, storeCode: string, offers: Offer[]): Promise<void> {
  const isOwners = (await ownersPositions(db, storeCode)).length > 0;
  await upsert(
    db,
    "seeded_row",
    ["store_code", "table_name", "row_key"],
    [{ ...RECORD, store_code: storeCode, content: JSON.stringify(offers) }],
  );
  if (isOwners) return;
  await db.deleteFrom("header_offer").where("store_code", "=", storeCode).execute();
  await upsert(db, "header_offer", ["store_code", "position"], offers);
}

/** The positions at which the list differs from the folder's, in order, once the owner changed it; none without a record. */
export async function ownersPositions(db: Connection, storeCode: string): Promise<number[]> {
  const record = await readRecord(db, storeCode);
  if (!record) return [];
  const stored = await db
    .selectFrom("header_offer")
    .selectAll()
    .where("store_code", "=", storeCode)
    .execute();
  const positions = [...new Set([...record, ...stored].map(({ position }) => position))];
  return positions
    .filter((position) => !isAs(at(stored, position), at(record, position)))
    .sort((one, other) => one - other);
}

async function readRecord(db: Connection, storeCode: string): Promise<Offer[] | null> {
  const row = await db
    .selectFrom("seeded_row")
    .select("content")
    .where("store_code", "=", storeCode)
    .where("table_name", "=", RECORD.table_name)
    .where("row_key", "=", RECORD.row_key)
    .executeTakeFirst();
  return row ? JSON.parse(row.content) : null;
}

function at(offers: Offer[], position: number): Offer | undefined {
  return offers.find((offer) => offer.position === position);
}

/** Whether a row has the values of the record's, whatever other columns it has. */
function isAs(row: Offer | undefined, record: Offer | undefined): boolean {
  if (!row || !record) return false;
  return (Object.keys(record) as (keyof Offer)[]).every((column) => row[column] === record[column]);
}
