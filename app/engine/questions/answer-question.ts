import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { loadProducts } from "../catalog/load-products";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError, inputError } from "../graphql/errors";
import type { AnswerProductQuestionInput, QuestionToAnswer } from "../graphql/resolvers.generated";
import { queueMail } from "../mail/outbox";
import { plainWords } from "../reviews/plain-words";
import { answerEmail } from "./answer-email";
import { type QuestionStatus, questionRejection } from "./question-states";
import { questionToken } from "./question-token";

const MAX_ANSWER_LENGTH = 3000;
const WRONG_LINK = "This link is no longer valid. Please use the link in our latest email.";

/** The question of the token; null when it is invalid. */
export async function questionToAnswer(
  context: EngineContext,
  token: string,
): Promise<QuestionToAnswer | null> {
  const claims = questionToken.read(context.settings, token);
  const question = claims && (await findQuestion(context, claims.questionId).executeTakeFirst());
  return question ? viewQuestion(context, question) : null;
}

/**
 * Publishes the question with an answer, which is also emailed to the author if they left an address, or rejects it.
 * @throws GraphQLError when the token is invalid, the answer is missing, or the transition is not allowed
 */
export async function answerQuestion(
  context: EngineContext,
  { token, decision, answer }: AnswerProductQuestionInput,
): Promise<QuestionToAnswer> {
  const { db, settings } = context;
  const claims = questionToken.read(settings, token);
  if (!claims) throw authorizationError(WRONG_LINK);
  const status = decision === "PUBLISH" ? "published" : "rejected";
  const words = status === "published" ? readAnswer(answer) : null;

  const answered = await db.transaction().execute(async (transaction) => {
    const question = await lockRows(
      transaction,
      findQuestion({ ...context, db: transaction }, claims.questionId),
    ).executeTakeFirst();
    if (!question) throw authorizationError(WRONG_LINK);
    const rejection = questionRejection(question.status, status);
    if (rejection) throw inputError(rejection);
    if (words !== null) await mailAnswer(transaction, context, { ...question, answer: words });
    const decided = await decide(transaction, question, status, words);
    await invalidateCache(transaction);
    return decided;
  });
  context.wakeMail();
  await context.catchUpInvalidations();
  return viewQuestion(context, answered);
}

function readAnswer(answer: string | null | undefined): string {
  return plainWords(answer ?? "", "answer", { max: MAX_ANSWER_LENGTH, hasLines: true });
}

async function decide(
  db: Connection,
  question: Row<"product_question">,
  status: QuestionStatus,
  words: string | null,
): Promise<Row<"product_question">> {
  const change = {
    status,
    answer: words ?? question.answer,
    email: null,
    answered_at: new Date().toISOString(),
  };
  await db.updateTable("product_question").set(change).where("id", "=", question.id).execute();
  return { ...question, ...change };
}

async function mailAnswer(
  db: Connection,
  { storeCode, settings }: EngineContext,
  question: Row<"product_question">,
): Promise<void> {
  if (!question.email) return;
  const bySku = await loadProducts(db, storeCode, [question.sku ?? ""]);
  const message = answerEmail(question, bySku.get(question.sku ?? ""), settings);
  await queueMail(db, { kind: "reply", storeCode, recipient: question.email, ...message });
}

function findQuestion({ db, storeCode }: Pick<EngineContext, "db" | "storeCode">, id: number) {
  return db
    .selectFrom("product_question")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .where("sku", "is not", null);
}

async function viewQuestion({ db, storeCode }: EngineContext, question: Row<"product_question">) {
  const bySku = await loadProducts(db, storeCode, [question.sku ?? ""]);
  const product = bySku.get(question.sku ?? "");
  if (!product) throw new Error(`Question ${question.id} is about a product that is not there.`);
  return {
    product: product.view,
    nickname: question.nickname ?? "",
    question: question.question,
    answer: question.answer,
    status: question.status.toUpperCase() as QuestionToAnswer["status"],
    wants_mail: question.email !== null,
  };
}
