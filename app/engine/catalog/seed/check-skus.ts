import type { Kysely } from "kysely";
import type { StoreData } from "~/brand/store-data.server";
import type { Database } from "../../database/schema";

/** SKUs are unique among the stores of a database, as in Magento. @throws Error when another store has one of these */
export async function checkSkus(db: Kysely<Database>, { code, products }: StoreData): Promise<void> {
  if (products.length === 0) return;
  const files = new Map(products.map(({ sku, file }) => [sku, file]));
  const taken = await db
    .selectFrom("product")
    .select(["sku", "store_code"])
    .where("store_code", "!=", code)
    .where("sku", "in", [...files.keys()])
    .orderBy("sku")
    .executeTakeFirst();
  if (!taken) return;
  throw new Error(
    `Store ${code} cannot sell ${taken.sku} (${files.get(taken.sku)}): store ${taken.store_code} of this database has it`,
  );
}
