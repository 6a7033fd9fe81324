import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { Blank, BlankChange, BlankFilterInput } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { plainName } from "../orders/buyer-name";
import { rowId } from "../shared/row-id";
import { sha256 } from "../shared/secrets";
import { selectedStores } from "../shared/selected-stores";
import { blankProductLines } from "./blank-products";

/** Changes that a blank's page shows. */
const MAX_CHANGES = 50;

/** The blanks of the session's stores that match, by name; a store has at most 200. */
export async function listBlanks(
  context: AdminContext,
  { search, store_code, is_low }: BlankFilterInput,
): Promise<Blank[]> {
  const { storeCodes } = await requireSession(context);
  const rows = await context.db
    .selectFrom("blank")
    .selectAll()
    .where("store_code", "in", selectedStores(storeCodes, store_code))
    .orderBy("name")
    .orderBy("id")
    .execute();
  const words = plainName(search ?? "");
  const found = rows.map(blankResponse).filter(({ name }) => plainName(name).includes(words));
  return is_low ? found.filter((blank) => blank.is_low) : found;
}

/** A blank of the session's stores with its newest changes; null when there is none. */
export async function blankDetails(context: AdminContext, id: string): Promise<Blank | null> {
  const { storeCodes } = await requireSession(context);
  const row = await context.db
    .selectFrom("blank")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "in", storeCodes)
    .executeTakeFirst();
  return row ? { ...blankResponse(row), changes: await changesOf(context.db, row.id) } : null;
}

/** How many blanks of the stores are low. */
export async function countLowBlanks(db: Connection, storeCodes: string[]): Promise<number> {
  const { count } = await db
    .selectFrom("blank")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("store_code", "in", storeCodes)
    .whereRef("quantity", "<=", "low_quantity")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes with each change of what staff write; not with the number, which production changes, too. */
export function blankVersion({ name, low_quantity, products }: Row<"blank">): string {
  return sha256(JSON.stringify([name, low_quantity, products])).slice(0, 24);
}

function blankResponse(row: Row<"blank">): Blank {
  const { id, store_code, name, quantity, low_quantity, products } = row;
  return {
    id: String(id),
    store_code,
    name,
    quantity,
    low_quantity,
    is_low: quantity <= low_quantity,
    products: blankProductLines(JSON.parse(products)),
    version: blankVersion(row),
    changes: [],
  };
}

async function changesOf(db: Connection, blankId: number): Promise<BlankChange[]> {
  const rows = await db
    .selectFrom("blank_change")
    .selectAll()
    .where("blank_id", "=", blankId)
    .orderBy("id", "desc")
    .limit(MAX_CHANGES)
    .execute();
  return rows.map(({ id, kind, quantity, order_number, created_at }) => ({
    id: String(id),
    kind,
    quantity,
    order_number,
    at: created_at,
  }));
}
