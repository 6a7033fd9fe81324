import { changedMeanwhile } from "../admin-api/admin-errors";
import { overridesBySku } from "../catalog/overrides/apply-overrides";
import { lockReferencedRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { sha256 } from "../shared/secrets";
import type { StaffSession } from "../staff/staff-session";
import { type FolderProduct, readFolderProducts } from "./folder-products";
import type { ProductField } from "./product-field";
import { productFields } from "./product-fields";

/** Field code to value; null goes back to the folder's. */
export type FieldChanges = Map<string, string | null>;

/** A product as staff see it: the folder's values, what differs in the shop, and what would differ. */
export interface ProductState {
  folder: FolderProduct;
  fields: ProductField[];
  /** What differs in the shop. */
  overrides: ReadonlyMap<string, string>;
  draft: (Omit<Row<"product_draft">, "changes"> & { changes: FieldChanges }) | null;
  /** Changes with everything that a form shows. */
  version: string;
}

/** The product of one of these stores; null when there is none, or its folder no longer has it. */
export async function readProductState(
  db: Connection,
  storeCodes: string[],
  sku: string,
): Promise<ProductState | null> {
  return (await readProductStates(db, storeCodes, [sku])).get(sku) ?? null;
}

/** The products of these stores, by sku; those that no folder has are left out. */
export async function readProductStates(
  db: Connection,
  storeCodes: string[],
  skus: string[],
): Promise<Map<string, ProductState>> {
  if (skus.length === 0) return new Map();
  const [folders, overridden, drafts] = await Promise.all([
    readFolderProducts(db, skus),
    db.selectFrom("product_override").selectAll().where("sku", "in", skus).orderBy("field").execute(),
    db.selectFrom("product_draft").selectAll().where("sku", "in", skus).execute(),
  ]);
  const overrides = overridesBySku(overridden);
  const bySku = new Map(drafts.map((draft) => [draft.sku, draft]));
  return new Map(
    [...folders].flatMap(([sku, folder]) =>
      storeCodes.includes(folder.product.store_code)
        ? [[sku, stateOf(folder, overrides.get(sku), bySku.get(sku))]]
        : [],
    ),
  );
}

function stateOf(
  folder: FolderProduct,
  overridden: ReadonlyMap<string, string> | undefined,
  draft: Row<"product_draft"> | undefined,
): ProductState {
  const fields = productFields(folder);
  const overrides = ownFields(fields, overridden);
  const shown = [fields.map(({ code, folderValue }) => [code, folderValue]), [...overrides], draft ?? null];
  return {
    folder,
    fields,
    overrides,
    draft: draft ? { ...draft, changes: new Map(Object.entries(JSON.parse(draft.changes))) } : null,
    version: sha256(JSON.stringify(shown)),
  };
}

/**
 * Locks a product, so that the forms about it are carried out one after the other. Carts may take it meanwhile.
 * @throws GraphQLError of category input when there is none in the person's stores
 */
export async function lockProduct(
  transaction: Transaction,
  { storeCodes }: Pick<StaffSession, "storeCodes">,
  sku: string,
): Promise<ProductState> {
  await lockReferencedRows(
    transaction,
    transaction.selectFrom("product").select("sku").where("sku", "=", sku),
  ).execute();
  const state = await readProductState(transaction, storeCodes, sku);
  if (!state) throw inputError("There's no such product. Please go back to the list.");
  return state;
}

/** @throws GraphQLError CHANGED when the form showed other values */
export function requireVersion({ version }: ProductState, shown: string): void {
  if (version !== shown) throw changedMeanwhile("This product");
}

/** The value in the shop. */
export function publishedValue({ overrides }: ProductState, { code, folderValue }: ProductField): string {
  return overrides.get(code) ?? folderValue;
}

/** The value with the draft. */
export function draftedValue(state: ProductState, field: ProductField): string {
  const drafted = state.draft?.changes.get(field.code);
  if (drafted === undefined) return publishedValue(state, field);
  return drafted ?? field.folderValue;
}

/** The overrides of fields that the product still has, and whose value the folder does not have meanwhile. */
function ownFields(
  fields: ProductField[],
  overrides: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  return new Map(
    fields.flatMap(({ code, folderValue }) => {
      const value = overrides.get(code);
      return value === undefined || value === folderValue ? [] : [[code, value]];
    }),
  );
}
