import { redirect } from "@remix-run/node";
import { currentSettings } from "~/settings/settings.server";
import { openCatalog } from "../catalog/catalog-request.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { pageNumber } from "../ui/page-number";
import { productReviewPath } from "./product-review-path";
import { readProductReviews } from "./read-product-reviews.server";
import { findReviewableProduct } from "./reviewable-products.server";

/**
 * Reads the reviews of one product; `?reviews=2` is their second page.
 * @param productId the SKU or uid in the URL
 * @throws Response 302 to all reviews without a product, 301 to the URL with the SKU when productId is another id of
 * the product, 404 for an unknown product or page, 502 when the provider is unavailable
 */
export async function readProductReviewPage(request: Request, productId: string | undefined) {
  if (!productId) throw redirect("/customer-reviews");
  const product = await findReviewableProduct(productId);
  if (!product) throw new Response("Page Not Found", { status: 404 });
  const { search, searchParams } = new URL(request.url);
  if (product.sku !== productId) throw redirect(productReviewPath(product.sku) + search, 301);
  const [page, list] = await Promise.all([
    readPageMetadata(request, {
      defaults: {
        title: pageTitle(`Reviews of the ${product.name}`),
        description: `What customers say about the ${product.name}: the good and the bad.`,
        canonical: `${currentSettings().publicUrl}${productReviewPath(product.sku)}`,
        robots: "NOINDEX,FOLLOW",
      },
    }),
    readProductReviews(await openCatalog(request), product.sku, searchParams),
  ]);
  if (pageNumber(searchParams, "reviews") > Math.max(1, list.pages)) {
    throw new Response("Page Not Found", { status: 404 });
  }
  const { sku, name, path } = product;
  return { page, product: { sku, name, path }, list };
}

export type ProductReviewPageView = Awaited<ReturnType<typeof readProductReviewPage>>;
