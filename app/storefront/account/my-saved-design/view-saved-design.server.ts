import type { SavedDesignFragment } from "~/provider/contract/documents.generated";
import { longDay } from "~/storefront/ui/long-day";
import { designTitle } from "./design-title";
import { designedProducts } from "./designed-products.server";
import type { SavedDesignView } from "./saved-design";

/** Adds product data to designs. */
export async function viewSavedDesigns(designs: SavedDesignFragment[]): Promise<SavedDesignView[]> {
  const products = await designedProducts(designs.map(({ sku }) => sku));
  return designs.map((design) => {
    const product = products.get(design.sku);
    const productName = product?.name ?? design.sku;
    const path = product?.tool?.path;
    return {
      id: design.id,
      title: design.name ?? designTitle(productName, design.document),
      name: design.name ?? "",
      productName,
      changedOn: longDay(design.updated_at),
      picture: design.picture_url,
      studioPath: path ? `${path}?design=${design.id}` : null,
      isAvailable: path !== undefined && product?.stock_status !== "OUT_OF_STOCK",
      problem: design.problems[0]?.message ?? null,
      isShared: design.share_token !== null,
    };
  });
}
