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
  await writeFields(transaction, state, published, publication);
  await invalidateCache(transaction);
  return published;
}

/** The same for effective changes, for a caller that invalidates the caches once for many products. */
export async function writeFields(
  transaction: Transaction,
  { folder }: ProductState,
  published: PublishedField[],
  { userId, undoes }: Publication,
): Promise<void> {
  const { sku } = folder.product;
  const removed = published.flatMap(({ code, to }) => (to === null ? [code] : []));
  if (removed.length > 0) {
    await transaction
      .deleteFrom("product_override")
      .where("sku", "=", sku)
      .where("field", "in", removed)
      .execute();
  }
  const rows = published.flatMap(({ code, to }) => (to === null ? [] : [{ sku, field: code, value: to }]));
  await upsert(transaction, "product_override", ["sku", "field"], rows);
  await transaction
    .insertInto("product_change")
    .values({
      sku,
      changes: JSON.stringify(published),
      admin_user_id: userId,
      published_at: new Date().toISOString(),
      undoes: undoes ?? null,
    })
    .execute();
}
