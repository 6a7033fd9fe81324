import type { Connection } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { nextTurn } from "../../shared/next-turn";
import { sha256 } from "../../shared/secrets";
import { shortened } from "../../shared/shortened";
import { unsoldOption } from "../offered-values";
import { shownFiles } from "../pictures/unused-pictures";
import { type ProductState, readProductStates } from "../product-state";
import { effectiveChanges, type PublishedField } from "../publish-fields";
import {
  type CatalogMistake,
  type CatalogRow,
  type CatalogRows,
  MAX_MISTAKES,
  readCatalogRow,
} from "./read-catalog-csv";

/** Rows whose products are read and compared without a pause. */
const AT_ONCE = 100;

/** What a file would change. */
export interface ImportPlan {
  /** The first thousand. */
  mistakes: CatalogMistake[];
  /** Products that would change, by sku. */
  products: { state: ProductState; changes: PublishedField[] }[];
  /** Of everything that would change. */
  checksum: string;
}

/** Compares a file with the products of these stores; other requests are served in between. */
export async function planImport(
  db: Connection,
  storeCodes: string[],
  file: CatalogRows,
): Promise<ImportPlan> {
  const mistakes = [...file.mistakes];
  const products: ImportPlan["products"] = [];
  for (let start = 0; start < file.rows.length && mistakes.length < MAX_MISTAKES; start += AT_ONCE) {
    const compared = await compare(db, storeCodes, file.rows.slice(start, start + AT_ONCE));
    mistakes.push(...compared.mistakes);
    products.push(...compared.products);
    await nextTurn();
  }
  const planned = products.map(({ state, changes }) => [state.folder.product.sku, changes]);
  return {
    mistakes: mistakes.slice(0, MAX_MISTAKES).toSorted((one, other) => one.row - other.row),
    products,
    checksum: sha256(JSON.stringify(planned)),
  };
}

/** Compares few enough rows that their mistakes need no limit. */
async function compare(
  db: Connection,
  storeCodes: string[],
  rows: CatalogRow[],
): Promise<Pick<ImportPlan, "mistakes" | "products">> {
  const states = await readProductStates(
    db,
    storeCodes,
    rows.map(({ sku }) => sku),
  );
  const uploads = await uploadedFiles(db, rows);
  const mistakes: CatalogMistake[] = [];
  const products: ImportPlan["products"] = [];
  for (const row of rows) {
    const state = states.get(row.sku);
    if (!state) {
      mistakes.push({ row: row.line, column: "sku", message: `There's no product ${shortened(row.sku)}.` });
      continue;
    }
    const files = new Set([...shownFiles(state), ...(uploads.get(row.sku) ?? [])]);
    const reading = readCatalogRow(row, state.fields, files);
    mistakes.push(...reading.mistakes);
    const unsold = unsoldOption(state, reading.changes);
    if (unsold !== null) {
      const message = `Please leave at least one value of ${unsold}.`;
      mistakes.push({ row: row.line, column: "option_values_sold", message });
    }
    const changes = effectiveChanges(state, reading.changes);
    if (changes.length > 0) products.push({ state, changes });
  }
  return { mistakes, products };
}

/** The files that staff have uploaded for the products whose pictures the rows change, by SKU. */
async function uploadedFiles(db: Connection, rows: CatalogRow[]): Promise<Map<string, string[]>> {
  const skus = rows.filter(({ cells }) => cells.pictures !== undefined).map(({ sku }) => sku);
  if (skus.length === 0) return new Map();
  const uploads = await db
    .selectFrom("product_picture")
    .select(["sku", "file"])
    .where("sku", "in", skus)
    .execute();
  const bySku = groupBy(uploads, ({ sku }) => sku);
  return new Map([...bySku].map(([sku, files]) => [sku, files.map(({ file }) => file)]));
}
