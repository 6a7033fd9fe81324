import { loadProducts } from "../catalog/load-products";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import type { AnswerProductQuestionInput, QuestionToAnswer } from "../graphql/resolvers.generated";
import { decideQuestion, findQuestion, publish } from "./decide-question";
import { questionToken } from "./question-token";

const WRONG_LINK = "This link is no longer valid. Please use the link in our latest email.";

/** The question of the token; null when it is invalid. */
export async function questionToAnswer(
  context: EngineContext,
  token: string,
): Promise<QuestionToAnswer | null> {
  const { db, storeCode, settings } = context;
  const claims = questionToken.read(settings, token);
  const question =
    claims && (await findQuestion(db, { id: claims.questionId, storeCode }).executeTakeFirst());
  return question ? viewQuestion(context, question) : null;
}

/**
 * Publishes the question with an answer, which is also emailed to the author if they left an address, or rejects it.
 * @throws GraphQLError when the token is invalid, the answer is missing, or the transition is not allowed
 */
export async function answerQuestion(
  context: EngineContext,
  { token, decision: decided, answer }: AnswerProductQuestionInput,
): Promise<QuestionToAnswer> {
  const { db, settings, storeCode } = context;
  const claims = questionToken.read(settings, token);
  if (!claims) throw authorizationError(WRONG_LINK);
  const decision = decided === "PUBLISH" ? publish(answer) : ({ status: "rejected" } as const);
  const place = { id: claims.questionId, storeCode, settings };
  const question = await db
    .transaction()
    .execute((transaction) => decideQuestion(transaction, place, decision));
  if (!question) throw authorizationError(WRONG_LINK);
  context.wakeMail();
  await context.catchUpInvalidations();
  return viewQuestion(context, question);
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
