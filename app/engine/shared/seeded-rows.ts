import type { Kysely } from "kysely";
import type { Connection, Database, NewRow } from "../database/schema";
import type { ContentKindCode } from "../database/tables/content-tables";
import { upsert } from "../database/upsert";

/**
 * Applies the rows of a brand's folder to a store's tables, and leaves alone what the owner changed at run time
 * (docs/decisions/0081). `seeded_row` records each row as the folder had it: a row that differs from its record, or is
 * missing, is the owner's.
 */

interface SeededTable {
  /** Columns that identify a row in its store. */
  key: string[];
  /** What the operator calls a row. */
  title: string;
  /** Whether a row without a record, as in older databases, may be the owner's. */
  keepsUnrecorded?: boolean;
  /** The kind of content that staff publish into it: such a row without a record is theirs. */
  contentKind?: ContentKindCode;
  /** Column whose rows belong together: once the owner has changed, added or deleted one of them, all are the owner's. */
  wholeBy?: string;
}

const seededTables = {
  configuration: { key: ["key"], title: "Configuration", keepsUnrecorded: true },
  cms_page: { key: ["identifier"], title: "Page", contentKind: "PAGE" },
  cms_block: { key: ["identifier"], title: "Block", contentKind: "BLOCK" },
  navigation_menu: { key: ["identifier"], title: "Menu", contentKind: "MENU" },
  url_rewrite: { key: ["request_path"], title: "Moved address", contentKind: "REDIRECT" },
  blog_post: { key: ["url_key"], title: "Post", contentKind: "POST" },
  category: { key: ["url_path"], title: "Category", contentKind: "CATEGORY" },
  coupon: { key: ["code"], title: "Coupon" },
  price_code: { key: ["code", "sku"], title: "Price code", wholeBy: "code" },
  gift_wrapping: { key: ["code"], title: "Gift wrap" },
  shipping_setting: { key: ["name"], title: "Shipping" },
} satisfies Partial<Record<keyof Database, SeededTable>>;

type TableName = keyof typeof seededTables;
type PlainRow = Record<string, unknown>;
/** Kysely cannot type a variable table name. */
type AnyTables = Kysely<Record<string, PlainRow>>;

/** Applies all rows that the folder has for a table. Call it in a transaction that has locked the start. */
export async function applyFolder<Name extends TableName>(
  db: Connection,
  storeCode: string,
  name: Name,
  rows: NewRow<Name>[],
): Promise<void> {
  const table: SeededTable = seededTables[name];
  const wanted = byKey(table, rows as PlainRow[]);
  const records = await readRecords(db, storeCode, name);
  const stored = await readStored(db, storeCode, name, [...wanted.values(), ...records.values()]);
  const unrecorded = [...wanted.keys()].filter((key) => !records.has(key));
  const published = await lastPublications(db, storeCode, table, unrecorded);
  const groups = await ownersGroups(db, storeCode, table, { stored, records });
  const isInOwnersGroup = (row: PlainRow) => groups.has(groupOf(table, row));

  const written: PlainRow[] = [];
  const recorded = new Map<string, PlainRow>();
  for (const [key, row] of wanted) {
    const current = stored.get(key);
    const record = records.get(key);
    const isOwners = record
      ? !isAs(current, record)
      : isOwnersUnrecorded(table, current, published.get(key) ?? null);
    if (!isOwners && !isInOwnersGroup(row) && !isAs(current, row)) written.push(row);
    if (!isAs(record, row)) recorded.set(key, row);
  }
  await upsert(db, name, ["store_code", ...table.key] as never, written as NewRow<Name>[]);
  await writeRecords(db, storeCode, name, recorded);

  const gone = [...records].filter(([key]) => !wanted.has(key));
  for (const [key, record] of gone) {
    const current = stored.get(key);
    if (isInOwnersGroup(record)) {
      await deleteRecord(db, storeCode, name, key);
    } else if (!current || isAs(current, record)) {
      await deleteRow(db, storeCode, name, record);
      await deleteRecord(db, storeCode, name, key);
    }
  }
}

/**
 * The groups of rows, such as a price code's, in which the owner has changed, added or deleted one. A database from
 * before the records, which has none of header offers either, has only the folder's.
 */
async function ownersGroups(
  db: Connection,
  storeCode: string,
  table: SeededTable,
  { stored, records }: { stored: Map<string, PlainRow>; records: Map<string, PlainRow> },
): Promise<Set<string>> {
  if (table.wholeBy === undefined) return new Set();
  const changed = [...records].filter(([key, record]) => !isAs(stored.get(key), record));
  const isRecorded = records.size > 0 || (await readRecords(db, storeCode, "header_offer")).size > 0;
  const added = isRecorded ? [...stored].filter(([key]) => !records.has(key)) : [];
  return new Set([...changed, ...added].map(([, row]) => groupOf(table, row)));
}

function groupOf({ wholeBy }: SeededTable, row: PlainRow): string {
  return wholeBy === undefined ? "" : String(row[wholeBy]);
}

type Publication = "row" | "deletion";

/** What staff last did with content of these names: only of those that they have published or deleted. */
async function lastPublications(
  db: Connection,
  storeCode: string,
  { contentKind }: SeededTable,
  identifiers: string[],
): Promise<Map<string, Publication>> {
  if (!contentKind || identifiers.length === 0) return new Map();
  const changes = await db
    .selectFrom("content_change")
    .select(({ eb }) => ["identifier", eb("to_row", "is", null).as("is_deletion")])
    .where("store_code", "=", storeCode)
    .where("kind", "=", contentKind)
    .where("identifier", "in", identifiers)
    .orderBy("id")
    .execute();
  return new Map(
    changes.map(({ identifier, is_deletion }) => [identifier, is_deletion ? "deletion" : "row"] as const),
  );
}

/** Whether a row, or that it is missing, is the owner's although the folder has not had it at an earlier start. */
function isOwnersUnrecorded(
  { keepsUnrecorded }: SeededTable,
  current: PlainRow | undefined,
  published: Publication | null,
): boolean {
  if (!current) return published === "deletion";
  return keepsUnrecorded === true || published !== null;
}

/** The folder's rows that the owner changed or deleted at run time, such as "Coupon PAWS5"; without configuration values. */
export async function ownersRows(db: Connection, storeCode: string): Promise<string[]> {
  const { configuration: _values, ...others } = seededTables;
  const found: string[] = [];
  for (const name of Object.keys(others) as TableName[]) {
    const records = await readRecords(db, storeCode, name);
    const stored = await readStored(db, storeCode, name, [...records.values()]);
    for (const [key, record] of records) {
      if (!isAs(stored.get(key), record)) found.push(`${seededTables[name].title} ${key}`.trim());
    }
  }
  return found;
}

/** The configuration values of the folder, by key, as the last start read them. */
export async function folderConfiguration(db: Connection, storeCode: string): Promise<Map<string, string>> {
  const records = await readRecords(db, storeCode, "configuration");
  return new Map([...records].map(([key, { value }]) => [key, String(value)]));
}

/** What the folder had for a table at the last start, by key. */
export async function readRecords(
  db: Connection,
  storeCode: string,
  name: keyof Database,
): Promise<Map<string, PlainRow>> {
  const rows = await db
    .selectFrom("seeded_row")
    .select(["row_key", "content"])
    .where("store_code", "=", storeCode)
    .where("table_name", "=", name)
    .orderBy("row_key")
    .execute();
  return new Map(rows.map(({ row_key, content }) => [row_key, JSON.parse(content)]));
}

/** The rows that the store has with the keys of these; only those, since customers' coupons are in the same table. */
async function readStored(db: Connection, storeCode: string, name: TableName, rows: PlainRow[]) {
  const table: SeededTable = seededTables[name];
  const [first] = table.key;
  if (rows.length === 0) return new Map<string, PlainRow>();
  const stored = await (db as unknown as AnyTables)
    .selectFrom(name as string)
    .selectAll()
    .where("store_code", "=", storeCode)
    .where(first, "in", [...new Set(rows.map((row) => row[first]))])
    .execute();
  return byKey(table, stored);
}

/** Records what the folder has for a table, by key. */
export async function writeRecords(
  db: Connection,
  storeCode: string,
  name: keyof Database,
  records: ReadonlyMap<string, object>,
): Promise<void> {
  const rows = [...records].map(([row_key, content]) => ({
    store_code: storeCode,
    table_name: name,
    row_key,
    content: JSON.stringify(content),
  }));
  await upsert(db, "seeded_row", ["store_code", "table_name", "row_key"], rows);
}

async function deleteRecord(db: Connection, storeCode: string, name: TableName, key: string) {
  await db
    .deleteFrom("seeded_row")
    .where("store_code", "=", storeCode)
    .where("table_name", "=", name)
    .where("row_key", "=", key)
    .execute();
}

async function deleteRow(db: Connection, storeCode: string, name: TableName, row: PlainRow): Promise<void> {
  let query = (db as unknown as AnyTables).deleteFrom(name as string).where("store_code", "=", storeCode);
  for (const column of seededTables[name].key) query = query.where(column, "=", row[column]);
  await query.execute();
}

function byKey({ key }: SeededTable, rows: PlainRow[]): Map<string, PlainRow> {
  return new Map(
    rows.map((row) => [
      key
        .map((column) => row[column])
        .join(" ")
        .trim(),
      row,
    ]),
  );
}

/** Whether a row has the values that another says, whatever other columns it has. */
export function isAs<Row extends object>(row: Row | undefined, other: Row): boolean {
  return (
    row !== undefined &&
    (Object.keys(other) as (keyof Row)[]).every((column) => row[column] === other[column])
  );
}
