import type { SavedDesignFragment } from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { longDay } from "~/storefront/ui/long-day";
import { designTitle } from "./design-title";
import { designedProducts } from "./designed-products.server";

/** Adds product data to designs. */
export async function viewSavedDesigns(incomplete: (Incomplete<SavedDesignFragment> | null)[]) {
  const designs = incomplete.flatMap((design) =>
    design?.id && design.sku ? [{ ...design, id: design.id, sku: design.sku }] : [],
  );
  const products = await designedProducts(designs.map(({ sku }) => sku));
  return designs.map((design) => {
    const product = products.get(design.sku);
    const productName = product?.name ?? design.sku;
    const path = product?.tool?.path;
    return {
      id: design.id,
      /** Its name, or the product with the first text on it. */
      title: design.name ?? designTitle(productName, design.document),
      /** The owner's name for it; may be empty. */
      name: design.name ?? "",
      productName,
      changedOn: longDay(design.updated_at),
      picture: design.picture_url ?? "",
      /** Path of the studio; null when the shop no longer sells the product. */
      studioPath: path ? `${path}?design=${design.id}` : null,
      isAvailable: path !== undefined && product?.stock_status !== "OUT_OF_STOCK",
      /** The reason why it cannot be ordered; null when it is complete. */
      problem: design.problems?.[0]?.message ?? null,
      isShared: Boolean(design.share_token),
      hasNewComments: design.has_new_comments === true,
    };
  });
}

/** A design in its owner's account. */
export type SavedDesignView = Awaited<ReturnType<typeof viewSavedDesigns>>[number];
