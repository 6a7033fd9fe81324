import { findProduct } from "~/design/products/known-products";
import { sampleDocument } from "~/design/products/samples";
import type { Row } from "../database/schema";
import type { ProductImageGalleryEntry } from "../graphql/resolvers.generated";
import { productPhotographs } from "./photographs";
import { samplePictureAddress } from "./sample-picture";

/**
 * The product's pictures: drawn from its sample design in a room; its photographs; the flat print, a detail, and with
 * the light off.
 */
export function productPictures(product: Row<"product">): ProductImageGalleryEntry[] {
  const { sku, name } = product;
  const pictures = [{ url: samplePictureAddress(sku), label: name }];
  const sample = sampleDocument(sku);
  pictures.push(...productPhotographs(product));
  if (sample) {
    pictures.push({ url: samplePictureAddress(sku, "print"), label: `${name}, laid flat` });
    pictures.push({ url: samplePictureAddress(sku, "detail"), label: `${name}, up close` });
  }
  if (sample && findProduct(sample.blueprint)?.hasLight) {
    pictures.push({ url: samplePictureAddress(sku, "unlit"), label: `${name}, with its light off` });
  }
  return pictures.map((picture, position) => ({
    __typename: "ProductImageGalleryEntry",
    ...picture,
    position,
    disabled: false,
  }));
}
