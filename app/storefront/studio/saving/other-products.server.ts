import { brandOf } from "~/brand/brands.server";
import { StudioOtherProductsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import type { ProductFamily } from "./product-family";

/** Returns the products currently sold to which a design can be applied, by family, without its own product. */
export async function readOtherProducts(sku: string): Promise<ProductFamily[]> {
  const families = brandOf(currentSettings()).otherProducts;
  const skus = families.flatMap((family) => family.products);
  if (skus.length === 0) return [];
  const { products } = await requestPublic(StudioOtherProductsDocument, { skus });
  const names = new Map(
    products?.items?.flatMap((item) => (item?.sku && item.name ? [[item.sku, item.name]] : [])),
  );
  return families.flatMap((family) => {
    const sold = family.products.flatMap((member) => {
      const name = names.get(member);
      return name && member !== sku ? [{ sku: member, name }] : [];
    });
    return sold.length > 0 ? [{ title: family.title, products: sold }] : [];
  });
}
