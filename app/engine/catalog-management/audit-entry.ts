import type { ProductState } from "./product-state";

/** The entry for the audit log about fields of a product. */
export function entryOf(
  { folder: { product } }: ProductState,
  action: `catalog.${"draft" | "discard" | "schedule" | "unschedule" | "publish" | "undo" | "picture-delete"}`,
  changes: { code: string }[],
) {
  return {
    action,
    subject: { type: "product" as const, id: product.sku },
    storeCode: product.store_code,
    changedFields: changes.map(({ code }) => code),
  };
}
