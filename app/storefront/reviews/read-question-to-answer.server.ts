import { QuestionToAnswerDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { AnswerQuestionView } from "./answer-question-page";

/** The question that the token of a mail opens. @throws Response 404 when it opens none */
export async function readQuestionToAnswer(token: string): Promise<AnswerQuestionView> {
  const provider = await openProvider(new Request("http://localhost/"));
  const { questionToAnswer } = await provider.request(QuestionToAnswerDocument, { token });
  if (!questionToAnswer) throw new Response("Page Not Found", { status: 404 });
  const { product, wants_mail, ...question } = questionToAnswer;
  return { ...question, productName: product.name ?? "", wantsMail: wants_mail };
}
