import type { ProductStep } from "../../documents.generated";

interface Step {
  permission: "catalog.edit" | "content.edit";
  button: string;
  /** Of the page that shows what it would change. */
  title: string;
}

/** Steps that change fields of several products; the field `step` names the one of a form. */
const fieldSteps: Record<ProductStep, Step> = {
  PRICE_PERCENT: { permission: "catalog.edit", button: "By percent", title: "Change prices by percent" },
  PRICE_AMOUNT: { permission: "catalog.edit", button: "By dollars", title: "Change prices by dollars" },
  SHOW: { permission: "catalog.edit", button: "Make visible", title: "Make visible in the shop" },
  HIDE: { permission: "catalog.edit", button: "Hide", title: "Hide from the shop" },
  IN_STOCK: { permission: "catalog.edit", button: "In stock", title: "Mark as in stock" },
  OUT_OF_STOCK: { permission: "catalog.edit", button: "Out of stock", title: "Mark as out of stock" },
};

const categorySteps = {
  PUT_IN: { permission: "content.edit", button: "Put in", title: "Put into a category" },
  TAKE_OUT: { permission: "content.edit", button: "Take out", title: "Take out of a category" },
} as const satisfies Record<string, Step>;

export type CategoryStep = keyof typeof categorySteps;
export type BulkStep = ProductStep | CategoryStep;

export const bulkSteps: Record<BulkStep, Step> = { ...fieldSteps, ...categorySteps };

export function isBulkStep(text: string): text is BulkStep {
  return Object.hasOwn(bulkSteps, text);
}

export function isCategoryStep(step: BulkStep): step is CategoryStep {
  return Object.hasOwn(categorySteps, step);
}

export function isPriceStep(step: BulkStep): boolean {
  return step === "PRICE_PERCENT" || step === "PRICE_AMOUNT";
}

/** Name of the field that checks a product, in an address. */
export function productField(sku: string): string {
  return `product-${sku}`;
}

/** The SKU of such a field; null for other fields. */
export function skuOfField(name: string): string | null {
  return /^product-(.{1,64})$/.exec(name)?.[1] ?? null;
}

/** A category in the value of an option: paths of several stores may be the same. */
export function categoryValue({ store_code, path }: { store_code: string; path: string }): string {
  return `${store_code} ${path}`;
}

/** The category of such a value. */
export function categoryOfValue(value: string): { store_code: string; path: string } {
  const [store_code, ...rest] = value.split(" ");
  return { store_code, path: rest.join(" ") };
}

/** The result of a form, in words. */
export function changedProductsText(changed: number): string {
  return changed === 1 ? "1 product was changed." : `${changed} products were changed.`;
}

/** The result of a form that did not change every product, in words. */
export function partlyChangedText(changed: number): string {
  return changed === 0 ? "No products were changed." : `${changedProductsText(changed)} The others weren't.`;
}

/** The list with the filter of an address's query, such as "?state=HIDDEN"; `changed` is for its message. */
export function listPath(search: string, changed?: number): string {
  const query = new URLSearchParams(search);
  query.delete("changed");
  if (changed !== undefined) query.set("changed", String(changed));
  return query.size > 0 ? `/admin/catalog?${query}` : "/admin/catalog";
}
