import type { Connection, Row } from "../database/schema";
import type { SearchResultPageInfo } from "../graphql/resolvers.generated";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";
import { approvedReviews, type ReviewSubject } from "./star-counts";

const LARGEST_PAGE = 50;

export interface ReviewPage {
  reviews: Row<"review">[];
  page_info: SearchResultPageInfo;
}

/**
 * One page of the approved reviews, newest first.
 * @param rating only those with that many stars; null: all
 * @param total their number
 * @throws GraphQLError when the page or its size is out of range
 */
export async function listReviews(
  db: Connection,
  subject: ReviewSubject,
  wanted: WantedPage & { rating: number | null; total: number },
): Promise<ReviewPage> {
  requirePage(wanted, LARGEST_PAGE);
  const { pageSize, currentPage, rating, total } = wanted;
  const approved = approvedReviews(db, subject).selectAll();
  const reviews = await (rating === null ? approved : approved.where("rating", "=", rating))
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
  return { reviews, page_info: pageInfo(wanted, total) };
}
