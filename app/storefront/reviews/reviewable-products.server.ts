import {
  ReviewableProductDocument,
  ReviewableProductsDocument,
  type ReviewableProductsQuery,
} from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { productPath } from "../catalog/catalog-paths";

export interface ReviewableProduct {
  /** Opaque id of the provider. */
  uid: string;
  sku: string;
  name: string;
  path: string;
}

/** The first 300 products, by name. @throws Response 502 when the provider is unavailable */
export async function readReviewableProducts(): Promise<ReviewableProduct[]> {
  return reviewable(await requestPublic(ReviewableProductsDocument, {}));
}

/**
 * Returns the product that a URL names by its id: the SKU, in any case, or the uid; undefined for an unknown one
 * (docs/specification/readings.md, "productId"). The uid, and a SKU in another case, are found among the first 300 products.
 * @throws Response 502 when the provider is unavailable
 */
export async function findReviewableProduct(id: string): Promise<ReviewableProduct | undefined> {
  const [named] = reviewable(await requestPublic(ReviewableProductDocument, { sku: id }));
  if (named) return named;
  const products = await readReviewableProducts();
  return products.find(({ sku, uid }) => uid === id || sku.toLowerCase() === id.toLowerCase());
}

function reviewable({ products }: ReviewableProductsQuery): ReviewableProduct[] {
  return (products?.items ?? []).flatMap((item) =>
    item?.sku ? [{ uid: item.uid, sku: item.sku, name: item.name ?? item.sku, path: productPath(item) }] : [],
  );
}
