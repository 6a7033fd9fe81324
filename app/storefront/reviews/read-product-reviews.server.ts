import {
  ProductReviewsDocument,
  ProductReviewsInFullDocument,
  type ProductReviewsInFullQuery,
  type ReviewWordsFragment,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "../catalog/catalog-request.server";
import { longDay } from "../ui/long-day";
import { pageNumber } from "../ui/page-number";
import { NO_REVIEWS, type ReviewListView, type ReviewView } from "./review-view";

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
  const { products } = await askInFull(catalog, { sku, page, pageSize: ON_A_PAGE });
  const product = products?.items?.[0];
  if (!product) return NO_REVIEWS;
  return {
    average: product.rating_summary / 20,
    count: product.review_count,
    distribution: product.review_distribution,
    reviews: product.reviews.items.flatMap((review) => (review ? [reviewView(review)] : [])),
    page: product.reviews.page_info.current_page ?? page,
    pages: product.reviews.page_info.total_pages ?? 0,
  };
}

/** A host without the extension provides neither the distribution nor verified purchases. */
async function askInFull(
  catalog: CatalogRequest,
  variables: { sku: string; page: number; pageSize: number },
): Promise<ProductReviewsInFullQuery> {
  const full = await catalog(ProductReviewsInFullDocument, variables).catch(() => null);
  const { products } = full ?? (await catalog(ProductReviewsDocument, variables));
  const items = products?.items?.flatMap((product) => (product ? [withDefaults(product)] : [])) ?? [];
  return { products: { items } };
}

type InFull = NonNullable<NonNullable<NonNullable<ProductReviewsInFullQuery["products"]>["items"]>[number]>;
type LoadedReviews = Omit<InFull, "review_distribution" | "reviews"> &
  Partial<Pick<InFull, "review_distribution">> & {
    reviews: Omit<InFull["reviews"], "items"> & {
      items: ((ReviewWordsFragment & { verified?: boolean }) | null)[];
    };
  };

function withDefaults(product: LoadedReviews): InFull {
  const items = product.reviews.items.flatMap((review) =>
    review ? [{ ...review, verified: review.verified ?? false }] : [],
  );
  return {
    ...product,
    review_distribution: product.review_distribution ?? [],
    reviews: { ...product.reviews, items },
  };
}

function reviewView(review: ReviewWordsFragment & { verified: boolean }): ReviewView {
  return {
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    rating: review.average_rating / 20,
    day: longDay(review.created_at),
    writtenAt: review.created_at,
    isVerified: review.verified,
    product: null,
  };
}
