import type { StaffQuestion } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import type { QuestionStatus } from "../questions/question-states";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";

/** One page of the stores' questions about products of a status, newest first. */
export async function listQuestions(
  db: Connection,
  storeCodes: string[],
  status: QuestionStatus,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<Page<Row<"product_question">>> {
  const questions = db
    .selectFrom("product_question")
    .selectAll()
    .where("store_code", "in", storeCodes)
    .where("status", "=", status)
    .where("sku", "is not", null)
    .where("nickname", "is not", null)
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  const rows = await (after ? questions.where("id", "<", after.id) : questions).execute();
  return pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
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
