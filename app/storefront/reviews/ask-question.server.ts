import { redirect } from "@remix-run/node";
import { AskProductQuestionDocument } from "~/provider/contract/documents.generated";
import { checkedForm } from "../session/checked-form.server";
import { rejectionErrors } from "../session/provider-rejection";
import { flash } from "../shell/flash.server";
import { questionsPath } from "./product-questions";
import { questionValidator } from "./question-form";

const THANKS = "Thank you for your question. We'll post the answer here.";
const THANKS_WITH_MAIL = "Thank you for your question. We'll post the answer here and email it to you.";

/** Sends a question to the provider; returns the page, or the form with its errors and all input. */
export async function askQuestion(request: Request, sku: string): Promise<Response> {
  const sent = await checkedForm(request, questionValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, reject, captcha } = sent;
  const answer = await provider.attempt(
    AskProductQuestionDocument,
    { input: { sku, ...data } },
    { captcha: await captcha() },
  );
  if (!answer.status) return reject(rejectionErrors(answer, Object.keys(data)));

  flash(provider, "success", data.email ? THANKS_WITH_MAIL : THANKS);
  return redirect(questionsPath(sku), { status: 303, headers: await provider.headers() });
}
