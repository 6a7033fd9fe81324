import {
  DesignedProductsDocument,
  type DesignedProductsQuery,
} from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

type Product = NonNullable<NonNullable<NonNullable<DesignedProductsQuery["products"]>["items"]>[number]>;

/** Reads the products of designs by SKU; products that the shop no longer sells are left out. */
export async function designedProducts(skus: string[]): Promise<Map<string, Product>> {
  if (skus.length === 0) return new Map();
  const wanted = [...new Set(skus)].sort();
  const { products } = await requestPublic(DesignedProductsDocument, { skus: wanted });
  return new Map(products?.items?.flatMap((product) => (product?.sku ? [[product.sku, product]] : [])));
}
