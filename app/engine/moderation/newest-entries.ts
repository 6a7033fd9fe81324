import type { Connection } from "../database/schema";
import { plainName } from "../orders/buyer-name";
import { type Cursor, type Page, pageOf, type TextCursor } from "../shared/keyset-page";
import { nextTurn } from "../shared/next-turn";

/** A search for words considers this many of the newest entries of a status and a store. */
const MAX_SEARCHED = 2000;

/** Entries such as reviews, which each store's query returns newest first. */
interface NewestEntries<Entry, Place> {
  storeCodes: string[];
  /** The first entries of a store, after a place if there is one. */
  read(storeCode: string, page: { limit: number; after: Place | null }): Promise<Entry[]>;
  /** Words that the entries have; null for all. */
  words: string | null;
  /** Where the words may stand. */
  textsOf(entry: Entry): (string | null)[];
  placeOf(entry: Entry): Place;
  isNewer(one: Place, other: Place): boolean;
}

/** One page of the stores' entries, newest first. */
export async function newestEntries<Entry, Place extends Cursor | TextCursor>(
  { storeCodes, read, words, textsOf, placeOf, isNewer }: NewestEntries<Entry, Place>,
  { pageSize, after }: { pageSize: number; after: Place | null },
): Promise<Page<Entry>> {
  const entries: Entry[] = [];
  for (const storeCode of storeCodes) {
    if (words === null) {
      entries.push(...(await read(storeCode, { limit: pageSize + 1, after })));
      continue;
    }
    const newest = await read(storeCode, { limit: MAX_SEARCHED, after: null });
    const found = newest.filter((entry) => hasWords(textsOf(entry), words));
    entries.push(...found.filter((entry) => !after || isNewer(after, placeOf(entry))));
    await nextTurn();
  }
  entries.sort((one, other) => (isNewer(placeOf(one), placeOf(other)) ? -1 : 1));
  return pageOf(entries, pageSize, placeOf);
}

/** The place of an entry whose number says how new it is. */
export function placeByNumber({ created_at, id }: { created_at: string; id: number }): Cursor {
  return { at: created_at, id };
}

export function hasHigherNumber(one: Cursor, other: Cursor): boolean {
  return one.id > other.id;
}

/** The SKU that a search names; null when it is words. */
export async function searchedSku(db: Connection, search: string): Promise<string | null> {
  if (search === "" || /\s/.test(search)) return null;
  const product = await db.selectFrom("product").select("sku").where("sku", "=", search).executeTakeFirst();
  return product?.sku ?? null;
}

/** Whether texts have all words of a search, in any case and without accents. */
function hasWords(texts: (string | null)[], search: string): boolean {
  const text = plainName(texts.join(" "));
  return plainName(search)
    .split(" ")
    .every((word) => text.includes(word));
}
