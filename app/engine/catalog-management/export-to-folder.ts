import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "~/brand/brands.server";
import { editedProductFiles } from "~/brand/edited-product-files.server";
import type { Settings } from "~/settings/settings.server";
import { isUploadedPicture, readUploadedPicture } from "../catalog/uploaded-pictures";
import { inExistingDatabase } from "../database/existing-database";
import { addedInFolder } from "./added/added-in-folder";
import { writableProducts } from "./added/writable-products";
import { overriddenStates } from "./met-overrides";
import { productEdits } from "./product-edits";

/** The folder of photographs in a brand's. */
const PICTURES = "pictures";

/** What was exported. */
export interface FolderExport {
  /** Paths of the written files. */
  files: string[];
  products: number;
  /** What a brand's folder cannot say, and the shop alone has, such as "photo-mug: In stock". */
  others: string[];
}

/**
 * Writes the product files of a store's brand with what staff have changed and added, and the pictures that they have
 * uploaded, for the brand's next version. May run beside the store, which does not change.
 * @param folder a folder in the shape of a brand's; it is created
 * @throws Error when there is no database, or the file of a picture is missing
 */
export async function exportToFolder(
  settings: Settings,
  { storeCode, folder }: { storeCode: string; folder: string },
): Promise<FolderExport> {
  const { states, all } = await inExistingDatabase(settings, async (db) => ({
    states: await overriddenStates(db, storeCode),
    all: await addedInFolder(db, storeCode),
  }));
  const brand = brandFolder(storeCode, settings);
  const { added, omitted } = writableProducts(all, { brand, folder });
  const addedSkus = new Set(all.map(({ data }) => data.sku));
  const edited = states.map((state) => ({ sku: state.folder.product.sku, ...productEdits(state) }));
  const inFiles = edited.filter(({ sku, edits }) => !addedSkus.has(sku) && Object.keys(edits).length > 0);
  const edits = new Map(inFiles.map(({ sku, edits }) => [sku, edits]));
  const target = join(folder, "catalog", "products");
  const files = editedProductFiles(brand, edits, added).map(({ name, text }) => {
    const path = join(target, name);
    mkdirSync(target, { recursive: true });
    writeFileSync(path, text);
    return path;
  });
  const shown = [...inFiles.map(({ edits }) => edits), ...added.map(({ data }) => data)];
  const uploaded = shown.flatMap(({ photos = [] }) => photos.map(({ file }) => file));
  for (const file of uploaded.filter(isUploadedPicture)) {
    const path = await writePicture(settings, brand, { file, folder });
    if (path !== null) files.push(path);
  }
  return {
    files,
    products: inFiles.length + added.length,
    others: [...edited.flatMap(({ sku, others }) => others.map((title) => `${sku}: ${title}`)), ...omitted],
  };
}

/** @returns the path of the written file; null when the brand's folder has it already */
async function writePicture(
  settings: Settings,
  brand: string,
  { file, folder }: { file: string; folder: string },
): Promise<string | null> {
  if (existsSync(join(brand, PICTURES, file))) return null;
  const bytes = await readUploadedPicture(settings, file);
  if (!bytes) throw new Error(`The file of the picture ${file} is missing.`);
  const path = join(folder, PICTURES, file);
  mkdirSync(join(folder, PICTURES), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}
