import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "~/brand/brands.server";
import { editedProductFiles } from "~/brand/edited-product-files.server";
import type { Settings } from "~/settings/settings.server";
import { inExistingDatabase } from "../database/existing-database";
import { overriddenStates } from "./met-overrides";
import { productEdits } from "./product-edits";

/** What was exported. */
export interface FolderExport {
  /** Paths of the written files. */
  files: string[];
  products: number;
  /** What a brand's folder cannot say, and the shop alone has, such as "photo-mug: In stock". */
  others: string[];
}

/**
 * Writes the product files of a store's brand with what staff have changed, for the brand's next version. May run
 * beside the store, which does not change.
 * @param folder a folder in the shape of a brand's; it is created
 * @throws Error when there is no database
 */
export async function exportToFolder(
  settings: Settings,
  { storeCode, folder }: { storeCode: string; folder: string },
): Promise<FolderExport> {
  const states = await inExistingDatabase(settings, (db) => overriddenStates(db, storeCode));
  const edited = states.map((state) => ({ sku: state.folder.product.sku, ...productEdits(state) }));
  const inFiles = edited.filter(({ edits }) => Object.keys(edits).length > 0);
  const edits = new Map(inFiles.map(({ sku, edits }) => [sku, edits]));
  const target = join(folder, "catalog", "products");
  const files = editedProductFiles(brandFolder(storeCode, settings), edits).map(({ name, text }) => {
    const path = join(target, name);
    mkdirSync(target, { recursive: true });
    writeFileSync(path, text);
    return path;
  });
  return {
    files,
    products: inFiles.length,
    others: edited.flatMap(({ sku, others }) => others.map((title) => `${sku}: ${title}`)),
  };
}
