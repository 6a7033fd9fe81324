import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import type { Transaction } from "../database/schema";
import { upsert } from "../database/upsert";
import type { FieldChanges, ProductState } from "./product-state";

/** A field of a publication; null is the folder's value. */
export interface PublishedField {
  code: string;
  from: string | null;
  to: string | null;
}

interface Publication {
  userId: number;
  /** The publication that this one undoes. */
  undoes?: number;
}

/** The changes that make a difference to what is published, in the order of the product's page. Pure. */
export function effectiveChanges(
  { fields, overrides }: ProductState,
  changes: FieldChanges,
): PublishedField[] {
  return fields.flatMap(({ code, folderValue }) => {
    const value = changes.get(code);
    if (value === undefined) return [];
    const from = overrides.get(code) ?? null;
    const to = value === folderValue ? null : value;
    return from === to ? [] : [{ code, from, to }];
  });
}

/**
 * Publishes fields of a locked product: every process shows them within a second of the transaction's end. Records the
 * publication in the product's history.
 * @returns what was changed; nothing is recorded when nothing changes
 */
export async function publishFields(
  transaction: Transaction,
  state: ProductState,
  changes: FieldChanges,
  publication: Publication,
): Promise<PublishedField[]> {
  const published = effectiveChanges(state, changes);
  if (published.length === 0) return [];
  await writeFields(transaction, [{ state, changes: published }], publication);
  await invalidateCache(transaction);
  return published;
}

/** The same for effective changes of several products, for a caller that invalidates the caches once. */
export async function writeFields(
  transaction: Transaction,
  products: { state: ProductState; changes: PublishedField[] }[],
  { userId, undoes }: Publication,
): Promise<void> {
  const bySku = products.map(({ state, changes }) => ({ sku: state.folder.product.sku, changes }));
  for (const { sku, changes } of bySku) await deleteOverrides(transaction, sku, changes);
  const overrides = bySku.flatMap(({ sku, changes }) =>
    changes.flatMap(({ code, to }) => (to === null ? [] : [{ sku, field: code, value: to }])),
  );
  await upsert(transaction, "product_override", ["sku", "field"], overrides);
  const publishedAt = new Date().toISOString();
  await transaction
    .insertInto("product_change")
    .values(
      bySku.map(({ sku, changes }) => ({
        sku,
        changes: JSON.stringify(changes),
        admin_user_id: userId,
        published_at: publishedAt,
        undoes: undoes ?? null,
      })),
    )
    .execute();
}

/** Returns fields to the folder. */
async function deleteOverrides(
  transaction: Transaction,
  sku: string,
  changes: PublishedField[],
): Promise<void> {
  const fields = changes.flatMap(({ code, to }) => (to === null ? [code] : []));
  if (fields.length === 0) return;
  await transaction
    .deleteFrom("product_override")
    .where("sku", "=", sku)
    .where("field", "in", fields)
    .execute();
}
