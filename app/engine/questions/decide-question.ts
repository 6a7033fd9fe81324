import type { Settings } from "~/settings/settings.server";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { loadProducts } from "../catalog/load-products";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { queueMail } from "../mail/outbox";
import { plainWords } from "../reviews/plain-words";
import { answerEmail } from "./answer-email";
import { recordQuestionChange } from "./question-history";
import { questionRejection } from "./question-states";
import { readQuestion } from "./read-question";

const MAX_ANSWER_LENGTH = 3000;

/** A question of a store. */
export interface QuestionPlace {
  id: number;
  storeCode: string;
  /** Those of the store. */
  settings: Settings;
}

/** Publishes the question with this answer, rejects it, or withdraws its answer. */
export type QuestionDecision =
  | {
      status: "published";
      answer: string;
      /** As corrected, as typed; null: it stays. */
      question: string | null;
    }
  | { status: "rejected" | "pending" };

/** A published answer as typed. @throws GraphQLError of category input that names the field `answer` */
export function publish(answer: string | null | undefined, question: string | null): QuestionDecision {
  return {
    status: "published",
    answer: plainWords(answer ?? "", "answer", { max: MAX_ANSWER_LENGTH, hasLines: true }),
    question,
  };
}

/**
 * Decides about a question, and records in its history what it was. The answer is emailed to the author if they left an
 * address, which is removed.
 * @returns the names of the columns that staff see changed
 * @throws GraphQLError of category input when the store has no such question, the transition is not allowed, or the
 * corrected question is too short or too long
 */
export async function decideQuestion(
  transaction: Transaction,
  place: QuestionPlace & { userId: number },
  decision: QuestionDecision,
): Promise<string[]> {
  const question = await lockRows(transaction, findQuestion(transaction, place)).executeTakeFirst();
  if (!question) throw inputError("There's no such question. Please reload the page and try again.");
  const rejection = questionRejection(question.status, decision.status);
  if (rejection) throw inputError(rejection);
  const change = {
    ...textsOf(question, decision),
    status: decision.status,
    email: null,
    answered_at: decision.status === "pending" ? null : new Date().toISOString(),
  };
  const changed = (["status", "question", "answer"] as const).filter(
    (name) => change[name] !== question[name],
  );
  if (decision.status === "published")
    await mailAnswer(transaction, place, { ...question, ...change, email: question.email });
  if (changed.length > 0) await recordQuestionChange(transaction, question, place.userId);
  await transaction.updateTable("product_question").set(change).where("id", "=", question.id).execute();
  await invalidateCache(transaction);
  return changed;
}

/** The texts that a decision leaves. A question that nobody has corrected stays, however long. */
function textsOf(
  { question, answer }: Row<"product_question">,
  decision: QuestionDecision,
): Pick<Row<"product_question">, "question" | "answer"> {
  if (decision.status !== "published") return { question, answer };
  const typed = decision.question?.replaceAll("\r\n", "\n").trim() ?? question;
  return { question: typed === question.trim() ? question : readQuestion(typed), answer: decision.answer };
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
