import type { StaffReview } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import type { ReviewStatus } from "../reviews/review-states";
import type { Cursor, Page } from "../shared/keyset-page";
import { hasHigherNumber, newestEntries, placeByNumber, searchedSku } from "./newest-entries";

interface WantedReviews {
  status: ReviewStatus;
  /** A SKU or words; none for all. */
  search?: string | null;
}

/** One page of the stores' reviews of a status, newest first. Each store's are read from an index. */
export async function listReviews(
  db: Connection,
  storeCodes: string[],
  { status, search }: WantedReviews,
  page: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"review">>> {
  const typed = search?.trim() ?? "";
  const sku = await searchedSku(db, typed);
  return newestEntries<Row<"review">, Cursor>(
    {
      storeCodes,
      read(storeCode, { limit, after }) {
        const list = reviewQuery(db, { storeCode, status, sku }).limit(limit);
        return (after ? list.where("id", "<", after.id) : list).execute();
      },
      words: typed === "" || sku !== null ? null : typed,
      textsOf,
      placeOf: placeByNumber,
      isNewer: hasHigherNumber,
    },
    page,
  );
}

/** A store's reviews of a status, newest first, from an index. @param sku of a product; null for all */
export function reviewQuery(
  db: Connection,
  { storeCode, status, sku }: { storeCode: string; status: ReviewStatus; sku: string | null },
) {
  const rows = db.selectFrom("review").selectAll().where("status", "=", status).orderBy("id", "desc");
  if (sku === null) return rows.where("store_code", "=", storeCode);
  return rows.where("sku", "=", sku).where(withoutIndex("store_code"), "=", storeCode);
}

function textsOf({ nickname, summary, text }: Row<"review">): (string | null)[] {
  return [nickname, summary, text];
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
