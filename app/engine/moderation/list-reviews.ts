import type { StaffReview } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import type { ReviewStatus } from "../reviews/review-states";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";
import { nextTurn } from "../shared/next-turn";
import { hasWords, MAX_SEARCHED, searchedSku } from "./newest-entries";

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
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"review">>> {
  const typed = search?.trim() ?? "";
  const sku = await searchedSku(db, typed);
  const rows: Row<"review">[] = [];
  for (const storeCode of storeCodes) {
    const list = reviewQuery(db, { storeCode, status, sku });
    if (typed === "" || sku !== null) {
      const page = list.limit(pageSize + 1);
      rows.push(...(await (after ? page.where("id", "<", after.id) : page).execute()));
    } else {
      const newest = await list.limit(MAX_SEARCHED).execute();
      rows.push(...newest.filter((row) => (!after || row.id < after.id) && hasWords(textsOf(row), typed)));
      await nextTurn();
    }
  }
  rows.sort((one, other) => other.id - one.id);
  return pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
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
