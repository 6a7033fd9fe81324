import { sampleDocument } from "~/design/samples";
import type { Row } from "../database/schema";
import type { ProductImageGalleryEntry } from "../graphql/resolvers.generated";
import type { CatalogOption } from "./catalog-product";
import { samplePictureVersion } from "./sample-picture";

/** Options that change what the product looks like; the first one it has fills the gallery. */
const VISIBLE_OPTIONS = ["color", "frame"];
const MOST_VARIANTS = 4;

/** The product's pictures, drawn from its sample design: the main one, then it in other colours or frames. */
export function productPictures(row: Row<"product">, options: CatalogOption[]): ProductImageGalleryEntry[] {
  const address = `/media/catalog/product/${row.sku}.svg?v=${samplePictureVersion(row.sku)}`;
  const option = options.find(({ code }) => VISIBLE_OPTIONS.includes(code));
  const shown = option && sampleDocument(row.sku)?.options[option.code];
  const others = (option?.values ?? []).filter(({ code }) => code !== shown);
  const variants = others.slice(0, MOST_VARIANTS).map((value) => ({
    url: `${address}&${option?.code}=${value.code}`,
    label: `${row.name}, ${value.title}`,
  }));
  return [{ url: address, label: row.name }, ...variants].map((picture, position) => ({
    __typename: "ProductImageGalleryEntry",
    ...picture,
    position,
    disabled: false,
  }));
}
