import type { Connection } from "../database/schema";
import { type ProductState, readProductStates } from "./product-state";

/** The products of a store with overrides, by sku. */
export async function overriddenStates(db: Connection, storeCode: string): Promise<ProductState[]> {
  const rows = await db
    .selectFrom("product_override")
    .innerJoin("product", "product.sku", "product_override.sku")
    .select("product.sku")
    .distinct()
    .where("product.store_code", "=", storeCode)
    .orderBy("product.sku")
    .execute();
  const states = await readProductStates(
    db,
    [storeCode],
    rows.map(({ sku }) => sku),
  );
  return [...states.values()];
}

/**
 * Deletes overrides whose value the brand's folder has meanwhile, such as those that were exported to it: from then on the
 * folder decides.
 */
export async function deleteMetOverrides(db: Connection, storeCode: string): Promise<void> {
  for (const { fields, folder, overrides } of await overriddenStates(db, storeCode)) {
    const met = fields.flatMap(({ code }) => (overrides.has(code) ? [] : [code]));
    await db
      .deleteFrom("product_override")
      .where("sku", "=", folder.product.sku)
      .where("field", "in", met)
      .execute();
  }
}
