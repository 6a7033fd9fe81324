import { QuestionToAnswerDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { AnswerQuestionView } from "./answer-question-page";

/** Reads the question of the token in an email's link. @throws Response 404 for an invalid token */
export async function readQuestionToAnswer(token: string): Promise<AnswerQuestionView> {
  const provider = await openProvider(new Request("http://localhost/"));
  const { questionToAnswer } = await provider.request(QuestionToAnswerDocument, { token });
  if (!questionToAnswer) throw new Response("Page Not Found", { status: 404 });
  const { product, wants_mail, ...question } = questionToAnswer;
  return { ...question, productName: product.name ?? "", wantsMail: wants_mail };
}
