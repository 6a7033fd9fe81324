import type { ContentFilterInput, ContentItemState, ContentPage } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import type { ContentKindCode } from "../database/tables/content-tables";
import { readRecords } from "../shared/seeded-rows";
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

/** One page of a store's content of one kind, by identifier: in the shop, deleted from it, and drafts. */
export async function listContent(db: Connection, list: ContentList): Promise<ContentPage> {
  const text = (list.filter.search ?? "").trim().slice(0, MAX_SEARCH).toLowerCase();
  const matching = (await allContent(db, list)).filter(
    ({ identifier, title, states }) =>
      (list.after === null || identifier > list.after) &&
      `${identifier}\n${title}`.toLowerCase().includes(text) &&
      (!list.filter.state || states.includes(list.filter.state)),
  );
  const items = matching.slice(0, list.pageSize);
  return { items, end_cursor: matching.length > list.pageSize ? (items.at(-1)?.identifier ?? null) : null };
}

async function allContent(
  db: Connection,
  { kind: code, storeCode }: ContentList,
): Promise<ContentPage["items"]> {
  const kind = contentKinds[code];
  const [stored, records, drafts] = await Promise.all([
    contentTable(db)
      .selectFrom(kind.table as string)
      .selectAll()
      .where("store_code", "=", storeCode)
      .execute(),
    readRecords(db, storeCode, kind.table),
    db
      .selectFrom("content_draft")
      .select("identifier")
      .where("store_code", "=", storeCode)
      .where("kind", "=", code)
      .execute(),
  ]);
  const rows = new Map(stored.map((row) => [String(row[kind.keyColumn]), row]));
  const drafted = new Set(drafts.map(({ identifier }) => identifier));
  const identifiers = [...new Set([...rows.keys(), ...records.keys(), ...drafted])].sort();
  return identifiers.map((identifier) => {
    const row: ContentRow | null = rows.get(identifier) ?? null;
    const folderRow: ContentRow | null = records.get(identifier) ?? null;
    const titled = row ?? folderRow;
    const states: [ContentItemState, boolean][] = [
      ["ADDED", row !== null && folderRow === null],
      ["CHANGED", row !== null && folderRow !== null && differsFromFolder({ row, folderRow })],
      ["DELETED", row === null && folderRow !== null],
      ["DRAFT", drafted.has(identifier)],
    ];
    return {
      identifier,
      title: titled ? kind.titleOf(titled) : "",
      states: states.flatMap(([state, applies]) => (applies ? [state] : [])),
    };
  });
}
