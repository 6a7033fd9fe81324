import {
  ProductReviewsDocument,
  ProductReviewsInFullDocument,
  type ProductReviewsQuery,
  type ReviewWordsFragment,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "../catalog/catalog-request.server";
import { pageNumber } from "../ui/page-number";
import { NO_REVIEWS, type ReviewListView, reviewView, type StarCountView } from "./review-view";

const ON_A_PAGE = 5;

/**
 * Reads the reviews of a product; `?reviews=2` is their second page.
 * @throws Response 502 when the provider is unavailable
 */
export async function readProductReviews(
  catalog: CatalogRequest,
  sku: string,
  search: URLSearchParams,
): Promise<ReviewListView> {
  const view = await readPage(catalog, sku, pageNumber(search, "reviews"));
  const isBeyondTheLast = view.page > view.pages && view.pages > 0;
  return isBeyondTheLast ? readPage(catalog, sku, view.pages) : view;
}

async function readPage(catalog: CatalogRequest, sku: string, page: number): Promise<ReviewListView> {
  const product = await askInFull(catalog, { sku, page, pageSize: ON_A_PAGE });
  if (!product) return NO_REVIEWS;
  const reviews: ((ReviewWordsFragment & { verified?: boolean }) | null)[] = product.reviews.items;
  return {
    average: product.rating_summary / 20,
    count: product.review_count,
    distribution: product.review_distribution ?? [],
    reviews: reviews.flatMap((review) =>
      review ? [reviewView(review, review.average_rating / 20, null)] : [],
    ),
    page: product.reviews.page_info.current_page ?? page,
    pages: product.reviews.page_info.total_pages ?? 0,
  };
}

type CoreProduct = NonNullable<NonNullable<NonNullable<ProductReviewsQuery["products"]>["items"]>[number]>;
type ReviewedProduct = CoreProduct & { review_distribution?: StarCountView[] };

/** A host without the extension provides neither the distribution nor verified purchases. */
async function askInFull(
  catalog: CatalogRequest,
  variables: { sku: string; page: number; pageSize: number },
): Promise<ReviewedProduct | null | undefined> {
  const full = await catalog(ProductReviewsInFullDocument, variables).catch(() => null);
  const { products } = full ?? (await catalog(ProductReviewsDocument, variables));
  return products?.items?.[0];
}
