import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { sha256 } from "../../shared/secrets";
import { type ProductState, readProductStates } from "../product-state";
import { effectiveChanges, type PublishedField } from "../publish-fields";
import { type CatalogMistake, readCatalogRow, readCatalogRows } from "./read-catalog-csv";

const MAX_BYTES = 1_000_000;
const unpack = promisify(gunzip);

/** What a file would change. */
export interface ImportPlan {
  mistakes: CatalogMistake[];
  /** Products that would change, by sku. */
  products: { state: ProductState; changes: PublishedField[] }[];
  /** Of everything that would change. */
  checksum: string;
}

/**
 * Compares a file with the products of these stores.
 * @param content CSV, compressed by gzip, in base64
 * @throws GraphQLError of category input for anything else, and for more than a megabyte
 */
export async function planImport(db: Connection, storeCodes: string[], content: string): Promise<ImportPlan> {
  const bytes = await unpack(Buffer.from(content, "base64"), { maxOutputLength: MAX_BYTES }).catch(
    () => null,
  );
  if (!bytes) throw inputError("Please choose a CSV file of at most 1 MB.", "file");
  const { rows, mistakes } = readCatalogRows(bytes.toString("utf8"));
  const states = await readProductStates(
    db,
    storeCodes,
    rows.map(({ sku }) => sku),
  );
  const products: ImportPlan["products"] = [];
  for (const row of rows) {
    const state = states.get(row.sku);
    if (!state) {
      mistakes.push({ row: row.line, column: "sku", message: `There's no product ${row.sku}.` });
      continue;
    }
    const reading = readCatalogRow(row, state.fields);
    mistakes.push(...reading.mistakes);
    const changes = effectiveChanges(state, reading.changes);
    if (changes.length > 0) products.push({ state, changes });
  }
  const planned = products.map(({ state, changes }) => [state.folder.product.sku, changes]);
  return {
    mistakes: mistakes.toSorted((one, other) => one.row - other.row),
    products,
    checksum: sha256(JSON.stringify(planned)),
  };
}
