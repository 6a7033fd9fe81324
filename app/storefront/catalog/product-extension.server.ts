import { findBlueprint } from "~/design/products/known-products";
import {
  ProductPageExtensionDocument,
  type ProductPageExtensionQuery,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "./catalog-request.server";
import type { Choice } from "./choices";
import type { EnteredField } from "./product-view";
import { toCents } from "./to-cents";

/** A product's data from the GraphQL extension. */
export type ProductExtension = Extract<NonNullable<ProductPageExtensionQuery["route"]>, { choices: unknown }>;

/** Null if the host has no extension: the product is then shown without tool and choices. */
export async function readProductExtension(
  catalog: CatalogRequest,
  urlKey: string,
): Promise<ProductExtension | null> {
  const response = await catalog(ProductPageExtensionDocument, { url: urlKey }).catch(() => null);
  return response?.route && "choices" in response.route && response.route.entered_fields
    ? response.route
    : null;
}

/** Returns the catalog's options with the colors of the blueprint. */
export function choicesOf({ tool, choices }: Pick<ProductExtension, "tool" | "choices">): Choice[] {
  const drawn = findBlueprint(tool?.blueprint ?? "")?.options ?? [];
  return choices.map(({ code, title, values }) => ({
    code,
    title,
    values: values.map((value) => ({
      uid: value.uid,
      code: value.code,
      title: value.title,
      cents: toCents(value.price.value),
      regularCents: toCents(value.regular_price.value),
      swatch: drawn
        .find((option) => option.code === code)
        ?.values.find((drawnValue) => drawnValue.code === value.code)?.swatch,
    })),
  }));
}

/** Returns the input fields of the product. */
export function fieldsOf({ entered_fields }: Pick<ProductExtension, "entered_fields">): EnteredField[] {
  return entered_fields.map(({ uid, code, title, type, is_required, max_characters }) => ({
    uid,
    code,
    title,
    type,
    isRequired: is_required,
    maxLength: max_characters,
  }));
}
