import { storeDataOf } from "~/brand/store-data.server";
import type { Settings } from "~/settings/settings.server";
import type { PicturedAs } from "../../catalog/added-products";
import type { Connection } from "../../database/schema";
import type { ProductState } from "../product-state";

/**
 * What the pictures of a copy are drawn from: as those of the product that it copies. In another template they have its
 * background and its pets alone, since other layers may be there.
 * @param template that of the copy; null for the same
 */
export async function picturedAs(
  db: Connection,
  settings: Settings,
  { folder: { product } }: ProductState,
  template: string | null,
): Promise<PicturedAs> {
  const source = await sourceOf(db, settings, product.sku, product.store_code);
  if (!source?.tool || template === null || template === source.tool.template)
    return source ?? { tool: null };
  const { scene = "sand", gallery } = source.sample ?? {};
  return {
    tool: { ...source.tool, template },
    sample: gallery ? { scene, gallery } : { scene },
  };
}

async function sourceOf(
  db: Connection,
  settings: Settings,
  sku: string,
  storeCode: string,
): Promise<PicturedAs | null> {
  const ofFolder = storeDataOf(storeCode, settings).products.find((product) => product.sku === sku);
  if (ofFolder) {
    const { tool, sample, drawnAs } = ofFolder;
    return { tool, sample, drawnAs: drawnAs ?? (tool ? undefined : sku) };
  }
  const added = await db
    .selectFrom("added_product")
    .select("pictured")
    .where("sku", "=", sku)
    .executeTakeFirst();
  return added ? JSON.parse(added.pictured) : null;
}
