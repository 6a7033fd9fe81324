import type { StaffQuestion } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import type { QuestionStatus } from "../questions/question-states";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";
import { nextTurn } from "../shared/next-turn";
import { hasWords, MAX_SEARCHED, searchedSku } from "./newest-entries";

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
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"product_question">>> {
  const typed = search?.trim() ?? "";
  const sku = await searchedSku(db, typed);
  const rows: Row<"product_question">[] = [];
  for (const storeCode of storeCodes) {
    const list = questionQuery(db, { storeCode, status, sku });
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

/** A question as staff see it, without the author's address. */
export function staffQuestion(row: Row<"product_question">): StaffQuestion {
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
  };
}
