import type { Settings } from "~/settings/settings.server";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { loadProducts } from "../catalog/load-products";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { queueMail } from "../mail/outbox";
import { plainWords } from "../reviews/plain-words";
import { answerEmail } from "./answer-email";
import { questionRejection } from "./question-states";

const MAX_ANSWER_LENGTH = 3000;

/** A question of a store. */
export interface QuestionPlace {
  id: number;
  storeCode: string;
  /** Those of the store. */
  settings: Settings;
}

/** Publishes the question with this answer, or rejects it. */
export type QuestionDecision = { status: "published"; answer: string } | { status: "rejected" };

/** A published answer as typed. @throws GraphQLError of category input that names the field `answer` */
export function publish(typed: string | null | undefined): QuestionDecision {
  const answer = plainWords(typed ?? "", "answer", { max: MAX_ANSWER_LENGTH, hasLines: true });
  return { status: "published", answer };
}

/**
 * Decides about a question. The answer is emailed to the author if they left an address, which is removed.
 * @returns the decided question; null when the store has none with that id
 * @throws GraphQLError of category input when the transition is not allowed
 */
export async function decideQuestion(
  transaction: Transaction,
  place: QuestionPlace,
  decision: QuestionDecision,
): Promise<Row<"product_question"> | null> {
  const question = await lockRows(transaction, findQuestion(transaction, place)).executeTakeFirst();
  if (!question) return null;
  const rejection = questionRejection(question.status, decision.status);
  if (rejection) throw inputError(rejection);
  if (decision.status === "published")
    await mailAnswer(transaction, place, { ...question, answer: decision.answer });
  const change = {
    status: decision.status,
    answer: decision.status === "published" ? decision.answer : question.answer,
    email: null,
    answered_at: new Date().toISOString(),
  };
  await transaction.updateTable("product_question").set(change).where("id", "=", question.id).execute();
  await invalidateCache(transaction);
  return { ...question, ...change };
}

/** The store's question about a product. */
function findQuestion(db: Connection, { id, storeCode }: Pick<QuestionPlace, "id" | "storeCode">) {
  return db
    .selectFrom("product_question")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .where("sku", "is not", null);
}

async function mailAnswer(
  db: Connection,
  { storeCode, settings }: QuestionPlace,
  question: Row<"product_question">,
): Promise<void> {
  if (!question.email) return;
  const bySku = await loadProducts(db, storeCode, [question.sku ?? ""]);
  const message = answerEmail(question, bySku.get(question.sku ?? ""), settings);
  await queueMail(db, { kind: "reply", storeCode, recipient: question.email, ...message });
}
