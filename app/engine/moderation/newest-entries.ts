import type { Connection } from "../database/schema";
import { plainName } from "../orders/buyer-name";

/** A search for words considers this many of the newest entries of a status and a store. */
export const MAX_SEARCHED = 2000;

/** The SKU that a search names; null when it is words. */
export async function searchedSku(db: Connection, search: string): Promise<string | null> {
  if (search === "" || /\s/.test(search)) return null;
  const product = await db.selectFrom("product").select("sku").where("sku", "=", search).executeTakeFirst();
  return product?.sku ?? null;
}

/** Whether texts have all words of a search, in any case and without accents. */
export function hasWords(texts: (string | null)[], search: string): boolean {
  const text = plainName(texts.join(" "));
  return plainName(search)
    .split(" ")
    .every((word) => text.includes(word));
}
