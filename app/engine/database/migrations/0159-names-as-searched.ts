import { type Kysely, type Migration, type RawBuilder, sql } from "kysely";
import { binaryText, isPostgres } from "../dialect";

/**
 * Names of customers and of those who get gift cards, and buyers' names of earlier orders, as they are searched by: in
 * lower case and without accents. SQLite's `lower` changes ASCII only.
 */
export const namesAsSearched: Migration = {
  async up(db: Kysely<unknown>) {
    await addFolded(db, "customer", sql`lastname || ', ' || firstname`, ["id"]);
    for (const table of ["issued_gift_card", "sent_gift_card"])
      await addFolded(db, table, sql`recipient_name`, ["gift_card_id"]);
    await addFolded(db, "gift_certificate", sql`recipient_name`, ["order_item_id", "piece"]);
    await foldUnusual(db, { table: "sales_order", column: "buyer_name", key: ["id"] }, sql`buyer_name`);
    await db.schema.dropIndex("customer_lastname_index").execute();
    for (const table of ["issued_gift_card", "gift_certificate", "sent_gift_card"])
      await db.schema.dropIndex(`${table}_name_index`).execute();
    await createIndexes(db);
  },
};

const COLUMN = "search_name";
const AT_ONCE = 1000;

interface Folded {
  table: string;
  column: string;
  key: string[];
}

async function addFolded(
  db: Kysely<unknown>,
  table: string,
  name: RawBuilder<unknown>,
  key: string[],
): Promise<void> {
  await db.schema.alterTable(table).addColumn(COLUMN, binaryText(db)).execute();
  await sql`update ${sql.table(table)} set ${sql.ref(COLUMN)} = lower(trim(${name}))`.execute(db);
  await foldUnusual(db, { table, column: COLUMN, key }, name);
}

/** Folds the names that have anything besides single spaces and the letters of English. */
async function foldUnusual(
  db: Kysely<unknown>,
  { table, column, key }: Folded,
  name: RawBuilder<unknown>,
): Promise<void> {
  const keys = sql.join(key.map((part) => sql.ref(part)));
  const isUnusual = isPostgres(db)
    ? sql`(${name}) ~ '[^ -~]|  '`
    : sql`((${name}) glob '*[^ -~]*' or (${name}) like '%  %')`;
  for (let last: unknown[] = key.map(() => 0); ; ) {
    const { rows } = await sql<Record<string, unknown> & { name: string }>`
      select ${keys}, ${name} as name from ${sql.table(table)}
      where (${keys}) > (${sql.join(last)}) and ${isUnusual}
      order by ${keys} limit ${sql.lit(AT_ONCE)}`.execute(db);
    for (const row of rows) {
      const isRow = sql.join(
        key.map((part) => sql`${sql.ref(part)} = ${row[part]}`),
        sql` and `,
      );
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${folded(row.name)} where ${isRow}`.execute(
        db,
      );
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < AT_ONCE) return;
    last = key.map((part) => end[part]);
  }
}

function folded(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("customer_search_name_index").on("customer").columns([COLUMN, "id"]).execute();
  for (const table of ["issued_gift_card", "gift_certificate", "sent_gift_card"])
    await db.schema.createIndex(`${table}_search_name_index`).on(table).columns([COLUMN]).execute();
}
