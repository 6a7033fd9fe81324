import { ReviewableProductsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

export interface ReviewableProduct {
  /** Opaque id of the provider. */
  uid: string;
  sku: string;
  name: string;
  path: string;
}

/** All products, by name. @throws Response 502 when the provider is unavailable */
export async function readReviewableProducts(): Promise<ReviewableProduct[]> {
  const { products } = await requestPublic(ReviewableProductsDocument, {});
  return (products?.items ?? []).flatMap((item) =>
    item?.sku
      ? [{ uid: item.uid, sku: item.sku, name: item.name ?? item.sku, path: `/${item.url_key}` }]
      : [],
  );
}

/**
 * Returns the product that a URL names by its id: the SKU, in any case, or the uid; undefined for an unknown one
 * (docs/specification/readings.md, "productId").
 */
export async function findReviewableProduct(id: string): Promise<ReviewableProduct | undefined> {
  const products = await readReviewableProducts();
  return (
    products.find(({ sku }) => sku === id) ??
    products.find(({ sku, uid }) => uid === id || sku.toLowerCase() === id.toLowerCase())
  );
}
