import type { FieldChange } from "../admin-api/resolvers.generated";
import type { ProductField } from "./product-field";
import type { PublishedField } from "./publish-fields";
import { shownValue } from "./read-field";

/** A change of a field in words; one that the product no longer has is named by its code. */
export function inWords(fields: ProductField[]): (change: PublishedField) => FieldChange {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  return ({ code, from, to }) => {
    const field = byCode.get(code);
    const words = (value: string | null) => (value !== null && field ? shownValue(field, value) : value);
    return { title: field?.title ?? code, from: words(from), to: words(to) };
  };
}
