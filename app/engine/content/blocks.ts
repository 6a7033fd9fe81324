import type { Connection, Row } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";
import { fillConfigurationInHtml } from "./config-directives";
import { readContentValues } from "./content-values";

const readBlocks = cachedInMemory(async (db, storeCode) => {
  const [rows, values] = await Promise.all([
    db
      .selectFrom("cms_block")
      .select(["identifier", "title", "content"])
      .where("store_code", "=", storeCode)
      .execute(),
    readContentValues(db, storeCode),
  ]);
  return new Map(
    rows.map((row) => [row.identifier, { ...row, content: fillConfigurationInHtml(row.content, values) }]),
  );
});

/** The store's blocks with those names, in that order, with settings filled in; unknown names are skipped. */
export async function findBlocks(
  db: Connection,
  storeCode: string,
  identifiers: string[],
): Promise<Pick<Row<"cms_block">, "identifier" | "title" | "content">[]> {
  const blocks = await readBlocks(db, storeCode);
  return [...new Set(identifiers)].flatMap((identifier) => blocks.get(identifier) ?? []);
}

/** Names under which a special offer is looked up; the first existing one wins (specification §3 "Special offer"). */
export const SPECIAL_OFFER_KEYS = [
  ...[82, 83, 84, 85, 86, 87, 88, 89].map((number) => `category_specialoffer_${number}`),
  "category_special_cache_offer",
  "category_special_offer",
  "category_specialoffer_bfcm_sale",
];
