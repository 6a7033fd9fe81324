import type { Transaction } from "../database/schema";
import { upsert } from "../database/upsert";
import type { FieldChanges, ProductState } from "./product-state";
import { effectiveChanges, type PublishedField } from "./publish-fields";

/**
 * Changes fields in the draft of a locked product, and leaves its other fields as they are. A draft without a difference
 * to the shop is deleted.
 * @returns all that the draft would change
 */
export async function writeDraft(
  transaction: Transaction,
  state: ProductState,
  fields: FieldChanges,
  userId: number,
): Promise<PublishedField[]> {
  const { sku } = state.folder.product;
  const changes = effectiveChanges(state, new Map([...(state.draft?.changes ?? []), ...fields]));
  if (changes.length === 0) {
    await transaction.deleteFrom("product_draft").where("sku", "=", sku).execute();
    return changes;
  }
  const draft = {
    sku,
    changes: JSON.stringify(Object.fromEntries(changes.map(({ code, to }) => [code, to]))),
    publish_at: state.draft?.publish_at ?? null,
    admin_user_id: userId,
    updated_at: new Date().toISOString(),
  };
  await upsert(transaction, "product_draft", ["sku"], [draft]);
  return changes;
}
