import type { Connection } from "../../database/schema";
import { nextTurn } from "../../shared/next-turn";
import { sha256 } from "../../shared/secrets";
import { shortened } from "../../shared/shortened";
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
  const mistakes: CatalogMistake[] = [];
  const products: ImportPlan["products"] = [];
  for (const row of rows) {
    const state = states.get(row.sku);
    if (!state) {
      mistakes.push({ row: row.line, column: "sku", message: `There's no product ${shortened(row.sku)}.` });
      continue;
    }
    const reading = readCatalogRow(row, state.fields);
    mistakes.push(...reading.mistakes);
    const changes = effectiveChanges(state, reading.changes);
    if (changes.length > 0) products.push({ state, changes });
  }
  return { mistakes, products };
}
