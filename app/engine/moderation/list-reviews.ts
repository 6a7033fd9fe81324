import type { StaffReview } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import type { ReviewStatus } from "../reviews/review-states";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";

/** One page of the stores' reviews of a status, newest first. Each store's are read from an index. */
export async function listReviews(
  db: Connection,
  storeCodes: string[],
  status: ReviewStatus,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"review">>> {
  const lists = await Promise.all(
    storeCodes.map((storeCode) => {
      const reviews = db
        .selectFrom("review")
        .selectAll()
        .where("store_code", "=", storeCode)
        .where("status", "=", status)
        .orderBy("id", "desc")
        .limit(pageSize + 1);
      return (after ? reviews.where("id", "<", after.id) : reviews).execute();
    }),
  );
  const rows = lists.flat().sort((one, other) => other.id - one.id);
  return pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
}

/** A page of one of the stores' reviews, whatever its status; empty when there is no such review. */
export async function oneReview(
  db: Connection,
  storeCodes: string[],
  id: number,
): Promise<Page<Row<"review">>> {
  const items = await db
    .selectFrom("review")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "in", storeCodes)
    .execute();
  return { items, endCursor: null };
}

/** A review as staff see it. */
export function staffReview(review: Row<"review">): StaffReview {
  const { id, store_code, sku, nickname, summary, text, rating, is_verified, status, created_at } = review;
  return {
    id: String(id),
    store_code,
    sku,
    nickname,
    summary,
    text,
    rating,
    is_verified: is_verified === 1,
    status: status.toUpperCase() as StaffReview["status"],
    created_at,
  };
}
