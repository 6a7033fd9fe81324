import type { StaffQuestion } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import { questionHistories } from "../questions/question-history";
import type { QuestionStatus } from "../questions/question-states";
import type { Cursor, Page } from "../shared/keyset-page";
import { hasHigherNumber, newestEntries, placeByNumber, searchedSku } from "./newest-entries";
import { questionVersion } from "./reply-to-question";

interface WantedQuestions {
  status: QuestionStatus;
  /** A SKU or words; none for all. */
  search?: string | null;
}

/** One page of the stores' questions of a status, newest first. Each store's are read from an index. */
export async function listQuestions(
  db: Connection,
  storeCodes: string[],
  { status, search }: WantedQuestions,
  page: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"product_question">>> {
  const typed = search?.trim() ?? "";
  const sku = await searchedSku(db, typed);
  return newestEntries<Row<"product_question">, Cursor>(
    {
      storeCodes,
      read(storeCode, { limit, after }) {
        const list = questionQuery(db, { storeCode, status, sku }).limit(limit);
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

/** A store's questions of a status, newest first, from an index. @param sku of a product; null for all */
export function questionQuery(
  db: Connection,
  { storeCode, status, sku }: { storeCode: string; status: QuestionStatus; sku: string | null },
) {
  const rows = db
    .selectFrom("product_question")
    .selectAll()
    .where("status", "=", status)
    .where("sku", "is not", null)
    .where("nickname", "is not", null)
    .orderBy("id", "desc");
  if (sku === null) return rows.where("store_code", "=", storeCode);
  return rows.where("sku", "=", sku).where(withoutIndex("store_code"), "=", storeCode);
}

function textsOf({ nickname, question, answer }: Row<"product_question">): (string | null)[] {
  return [nickname, question, answer];
}

/** A page of one of the stores' questions about products, whatever its status; empty when there is no such question. */
export async function oneQuestion(
  db: Connection,
  storeCodes: string[],
  id: number,
): Promise<Page<Row<"product_question">>> {
  const items = await db
    .selectFrom("product_question")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "in", storeCodes)
    .where("sku", "is not", null)
    .where("nickname", "is not", null)
    .execute();
  return { items, endCursor: null };
}

/** Questions as staff see them, without the authors' addresses. */
export async function staffQuestions(
  db: Connection,
  rows: Row<"product_question">[],
): Promise<StaffQuestion[]> {
  const histories = await questionHistories(db, rows);
  return rows.map((row) => staffQuestion(row, histories.get(row.id) ?? []));
}

function staffQuestion(row: Row<"product_question">, history: StaffQuestion["history"]): StaffQuestion {
  const { id, store_code, sku, nickname, question, answer, status, email, created_at } = row;
  return {
    id: String(id),
    store_code,
    sku: sku ?? "",
    nickname: nickname ?? "",
    question,
    answer,
    status: status.toUpperCase() as StaffQuestion["status"],
    wants_email: email !== null,
    created_at,
    version: questionVersion(row),
    history,
  };
}
