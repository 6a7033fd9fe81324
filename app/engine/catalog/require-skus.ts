import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";

/**
 * Checks that the store has products with these SKUs, as staff typed them.
 * @throws GraphQLError of category input that names the field
 */
export async function requireSkus(
  db: Connection,
  storeCode: string,
  skus: string[],
  field: string,
): Promise<void> {
  const rows = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("sku", "in", skus)
    .execute();
  const existing = new Set(rows.map(({ sku }) => sku));
  const missing = skus.find((sku) => !existing.has(sku));
  if (missing !== undefined) throw inputError(`There's no product with the SKU ${missing}.`, field);
}
