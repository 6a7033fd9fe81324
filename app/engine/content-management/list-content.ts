import type { ContentFilterInput, ContentItemState, ContentPage } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import type { ContentKindCode } from "../database/tables/content-tables";
import type { ContentRow } from "./content-kind";
import { contentKinds } from "./content-kinds";
import { contentTable, differsFromFolder } from "./content-state";

const MAX_SEARCH = 100;

interface ContentList {
  kind: ContentKindCode;
  storeCode: string;
  filter: ContentFilterInput;
  pageSize: number;
  /** The identifier that the page before ended with. */
  after: string | null;
}

/** A piece of content without its text. */
interface Summary {
  identifier: string;
  title: string;
  isInShop: boolean;
  isInFolder: boolean;
  isDrafted: boolean;
}

/**
 * One page of a store's content of one kind, by identifier: in the shop, deleted from it, and drafts. Texts are read
 * and compared with the folder's for the pieces shown only, or until enough of them have changed.
 */
export async function listContent(db: Connection, list: ContentList): Promise<ContentPage> {
  const { filter, pageSize } = list;
  const matching = (await summaries(db, list)).filter((summary) => isWanted(summary, list));
  const items: ContentPage["items"] = [];
  for (let start = 0; start < matching.length && items.length <= pageSize; start += pageSize) {
    const part = matching.slice(start, start + pageSize);
    const changed = await changedAmong(db, list, part);
    const shown = part.map((summary) => itemOf(summary, changed.has(summary.identifier)));
    items.push(...shown.filter(({ states }) => !filter.state || states.includes(filter.state)));
  }
  const page = items.slice(0, pageSize);
  return { items: page, end_cursor: items.length > pageSize ? (page.at(-1)?.identifier ?? null) : null };
}

async function summaries(db: Connection, { kind: code, storeCode }: ContentList): Promise<Summary[]> {
  const kind = contentKinds[code];
  const [rows, keys, drafts] = await Promise.all([
    contentTable(db)
      .selectFrom(kind.table as string)
      .select([kind.keyColumn, ...kind.titleColumns])
      .where("store_code", "=", storeCode)
      .execute(),
    db
      .selectFrom("seeded_row")
      .select("row_key")
      .where("store_code", "=", storeCode)
      .where("table_name", "=", kind.table)
      .execute(),
    db
      .selectFrom("content_draft")
      .select("identifier")
      .where("store_code", "=", storeCode)
      .where("kind", "=", code)
      .execute(),
  ]);
  const stored = new Map(rows.map((row) => [String(row[kind.keyColumn]), row]));
  const inFolder = new Set(keys.map(({ row_key }) => row_key));
  const drafted = new Set(drafts.map(({ identifier }) => identifier));
  const deleted = await folderRows(
    db,
    { code, storeCode },
    [...inFolder].filter((key) => !stored.has(key)),
  );
  const identifiers = [...new Set([...stored.keys(), ...inFolder, ...drafted])].sort();
  return identifiers.map((identifier) => {
    const titled = stored.get(identifier) ?? deleted.get(identifier);
    return {
      identifier,
      title: titled ? kind.titleOf(titled) : "",
      isInShop: stored.has(identifier),
      isInFolder: inFolder.has(identifier),
      isDrafted: drafted.has(identifier),
    };
  });
}

/** Whether a piece may be on the page; one in the shop and in the folder may have changed. */
function isWanted(summary: Summary, { filter, after }: ContentList): boolean {
  const { identifier, title } = summary;
  const text = (filter.search ?? "").trim().slice(0, MAX_SEARCH).toLowerCase();
  return (
    (after === null || identifier > after) &&
    `${identifier}\n${title}`.toLowerCase().includes(text) &&
    (!filter.state || itemOf(summary, true).states.includes(filter.state))
  );
}

/** @param differs whether the texts in the shop and in the folder differ */
function itemOf(
  { identifier, title, isInShop, isInFolder, isDrafted }: Summary,
  differs: boolean,
): ContentPage["items"][number] {
  const states: [ContentItemState, boolean][] = [
    ["ADDED", isInShop && !isInFolder],
    ["CHANGED", isInShop && isInFolder && differs],
    ["DELETED", !isInShop && isInFolder],
    ["DRAFT", isDrafted],
  ];
  return { identifier, title, states: states.flatMap(([state, applies]) => (applies ? [state] : [])) };
}

/** The identifiers of those whose texts in the shop and in the folder differ. */
async function changedAmong(
  db: Connection,
  { kind: code, storeCode }: ContentList,
  part: Summary[],
): Promise<Set<string>> {
  const kind = contentKinds[code];
  const compared = part.filter(({ isInShop, isInFolder }) => isInShop && isInFolder);
  const identifiers = compared.map(({ identifier }) => identifier);
  if (identifiers.length === 0) return new Set();
  const [rows, records] = await Promise.all([
    contentTable(db)
      .selectFrom(kind.table as string)
      .selectAll()
      .where("store_code", "=", storeCode)
      .where(kind.keyColumn, "in", identifiers)
      .execute(),
    folderRows(db, { code, storeCode }, identifiers),
  ]);
  const byKey = new Map(rows.map((row) => [String(row[kind.keyColumn]), row]));
  return new Set(
    identifiers.filter((key) =>
      differsFromFolder({ row: byKey.get(key) ?? null, folderRow: records.get(key) ?? null }),
    ),
  );
}

/** The folder's rows with these keys. */
async function folderRows(
  db: Connection,
  { code, storeCode }: { code: ContentKindCode; storeCode: string },
  keys: string[],
): Promise<Map<string, ContentRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("seeded_row")
    .select(["row_key", "content"])
    .where("store_code", "=", storeCode)
    .where("table_name", "=", contentKinds[code].table)
    .where("row_key", "in", keys)
    .execute();
  return new Map(rows.map(({ row_key, content }) => [row_key, JSON.parse(content)]));
}
