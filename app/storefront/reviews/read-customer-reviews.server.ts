import { thisBrand } from "~/brand/this-brand";
import { ShopReviewsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { pageNumber } from "../ui/page-number";
import { askedStars, customerReviewsPath } from "./customer-reviews-path";
import { type ReviewListView, shopReviewView } from "./review-view";

const ON_A_PAGE = 10;

/**
 * Reads all reviews of the shop and its products; `?stars=5` filters by stars, `?p=2` is the second page.
 * @throws Response 404 for a page beyond the last one, 502 when the provider is unavailable
 */
export async function readCustomerReviews(request: Request) {
  const { searchParams } = new URL(request.url);
  const stars = askedStars(searchParams);
  const list = await readExistingPage(stars, pageNumber(searchParams, "p"));
  const page = await readPageMetadata(request, {
    defaults: {
      title: pageTitle("Customer Reviews"),
      description: thisBrand().reviews.description,
    },
  });
  const canonical = `${currentSettings().publicUrl}${customerReviewsPath({ page: list.page })}`;
  return { page: { ...page, canonical, ...(stars !== null && { robots: "NOINDEX,FOLLOW" }) }, list, stars };
}

export type CustomerReviewsView = Awaited<ReturnType<typeof readCustomerReviews>>;

/** @throws Response 404 for a page beyond the last one */
async function readExistingPage(stars: number | null, page: number): Promise<ReviewListView> {
  const list = await readPage(stars, page);
  if (page > Math.max(1, list.pages)) throw new Response("Page Not Found", { status: 404 });
  return list;
}

async function readPage(stars: number | null, page: number): Promise<ReviewListView> {
  const variables = { rating: stars, page, pageSize: ON_A_PAGE };
  const { shopReviews } = await requestPublic(ShopReviewsDocument, variables);
  return {
    average: shopReviews.average,
    count: shopReviews.total_count,
    distribution: shopReviews.distribution,
    reviews: shopReviews.items.map(shopReviewView),
    page: shopReviews.page_info.current_page ?? page,
    pages: shopReviews.page_info.total_pages ?? 0,
  };
}
