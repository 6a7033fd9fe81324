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
    .leftJoin("product", "product.sku", "price.sku")
    .select([
      "listing.code",
      "listing.title",
      "listing.show_timer",
      "price.starts_at",
      "price.ends_at",
      "product.url_key",
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
  return [...groupBy(running, ({ code }) => code)].map(([code, [first, ...others]]) => ({
    code: encodePriceCode(code),
    title: first.title,
    ends_at: first.ends_at,
    show_timer: first.show_timer === 1,
    url_key: others.length === 0 ? first.url_key : null,
  }));
}
