import { redirect } from "@remix-run/node";
import { type FieldErrors, validationError } from "remix-validated-form";
import {
  AnswerProductQuestionDocument,
  QuestionToAnswerDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { clearPublicCache } from "~/provider/public-cache.server";
import { rejectionErrors } from "../session/provider-rejection";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { answerValidator } from "./answer-form";

/** Publishes the question of the token with the shop's answer, or rejects it, and shows it again. */
export async function answerQuestion(request: Request, token: string): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (fieldText(form, "decision") === "REJECT") return reject(request, provider, token);

  const { data, error, submittedData } = await answerValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const rejectForm = async (fieldErrors: FieldErrors) =>
    validationError({ fieldErrors }, submittedData, { headers: await provider.headers() });

  const input = { token, decision: "PUBLISH" as const, answer: data.answer };
  const answer = await provider.attempt(AnswerProductQuestionDocument, { input });
  if (!answer.status) return rejectForm(rejectionErrors(answer, Object.keys(data)));
  flash(provider, "success", "The question and answer are now published.");
  return shownAgain(request, provider);
}

async function reject(request: Request, provider: Provider, token: string): Promise<Response> {
  const answer = await provider.attempt(AnswerProductQuestionDocument, {
    input: { token, decision: "REJECT" },
  });
  if (answer.status) flash(provider, "success", "The question won't be published.");
  else flash(provider, "error", answer.message);
  return shownAgain(request, provider);
}

async function shownAgain(request: Request, provider: Provider): Promise<Response> {
  clearPublicCache();
  return redirect(new URL(request.url).pathname, { status: 303, headers: await provider.headers() });
}

/** Reads the question of the token in an email's link. @throws Response 404 for an invalid token */
export async function readQuestionToAnswer(token: string) {
  const provider = await openProvider(new Request("http://localhost/"));
  const { questionToAnswer } = await provider.request(QuestionToAnswerDocument, { token });
  if (!questionToAnswer) throw new Response("Page Not Found", { status: 404 });
  return questionToAnswer;
}

export type QuestionToAnswer = Awaited<ReturnType<typeof readQuestionToAnswer>>;
