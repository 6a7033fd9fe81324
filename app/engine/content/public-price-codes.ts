import { readCatalog } from "../catalog/catalog";
import { unlistedProducts } from "../catalog/unlisted-products";
import type { Connection } from "../database/schema";
import type { PublicPriceCode } from "../graphql/resolvers.generated";
import { isCurrent } from "../promotions/coupon";
import { encodePriceCode } from "../promotions/price-code";
import { readExpiredCodes } from "../promotions/price-code-offers";
import { groupBy } from "../shared/group-by";
import { cachedInMemory } from "../shared/memory-cache";

const readListed = cachedInMemory((db, storeCode) =>
  db
    .selectFrom("price_code_listing as listing")
    .innerJoin("price_code as price", (join) =>
      join.onRef("price.store_code", "=", "listing.store_code").onRef("price.code", "=", "listing.code"),
    )
    .select([
      "listing.code",
      "listing.title",
      "listing.show_timer",
      "price.starts_at",
      "price.ends_at",
      "price.sku",
    ])
    .where("listing.store_code", "=", storeCode)
    .where("listing.is_public", "=", 1)
    .orderBy("listing.title")
    .orderBy("listing.code")
    .orderBy("price.sku")
    .execute(),
);

/** The price codes that the deals page lists and that run at `now`, by title. */
export async function publicPriceCodes(
  db: Connection,
  storeCode: string,
  now: Date,
): Promise<PublicPriceCode[]> {
  const [rows, expired] = await Promise.all([readListed(db, storeCode), readExpiredCodes(db, storeCode)]);
  const running = rows.filter((row) => !expired.includes(row.code) && isCurrent(row, now));
  const urlKeys = await shownUrlKeys(
    db,
    storeCode,
    running.flatMap(({ sku }) => sku ?? []),
  );
  return [...groupBy(running, ({ code }) => code)].map(([code, [first, ...others]]) => ({
    code: encodePriceCode(code),
    title: first.title,
    ends_at: first.ends_at,
    show_timer: first.show_timer === 1,
    url_key: others.length === 0 ? (urlKeys.get(first.sku) ?? null) : null,
  }));
}

/** The addresses of these products, by sku, without those that staff have hidden. */
async function shownUrlKeys(db: Connection, storeCode: string, skus: string[]): Promise<Map<string, string>> {
  const catalog = await readCatalog(db, storeCode);
  const unlisted = await unlistedProducts(db, storeCode, catalog, skus);
  const products = [...skus.flatMap((sku) => catalog.bySku.get(sku) ?? []), ...unlisted];
  return new Map(
    products.flatMap(({ sku, url_key, is_enabled }) => (is_enabled === 1 ? [[sku, url_key]] : [])),
  );
}
