import type { Connection } from "../database/schema";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";
import { approvedReviews, type ReviewSubject } from "./star-counts";

const LARGEST_PAGE = 50;

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
) {
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
