import { findProduct } from "~/design/products/known-products";
import { sampleDocument } from "~/design/products/samples";
import type { Row } from "../database/schema";
import type { ProductImageGalleryEntry } from "../graphql/resolvers.generated";
import { samplePictureAddress } from "./sample-picture";

/**
 * The product's pictures, drawn from its sample design: in a room, the flat print, a detail, and with the light off.
 */
export function productPictures({ sku, name }: Row<"product">): ProductImageGalleryEntry[] {
  const address = samplePictureAddress(sku);
  const pictures = [{ url: address, label: name }];
  const sample = sampleDocument(sku);
  if (sample) {
    pictures.push({ url: `${address}&view=print`, label: `${name}, laid flat` });
    pictures.push({ url: `${address}&view=detail`, label: `${name}, up close` });
  }
  if (sample && findProduct(sample.blueprint)?.hasLight) {
    pictures.push({ url: `${address}&view=unlit`, label: `${name}, with its light off` });
  }
  return pictures.map((picture, position) => ({
    __typename: "ProductImageGalleryEntry",
    ...picture,
    position,
    disabled: false,
  }));
}
