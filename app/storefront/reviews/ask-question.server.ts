import { redirect } from "@remix-run/node";
import { type FieldErrors, validationError } from "remix-validated-form";
import { AskProductQuestionDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "../session/honeypot.server";
import { refusalErrors } from "../session/provider-refusal";
import { submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { WHOLE_FORM } from "../ui/form-problems";
import { questionsPath } from "./product-questions";
import { questionValidator } from "./question-form";

const THANKS = "Thank you for your question. The answer will stand here.";
const THANKS_WITH_MAIL = "Thank you for your question. The answer will stand here, and we send it to you.";

/** Sends a question to the provider; answers the page again, or the form with its errors and all that was typed. */
export async function askQuestion(request: Request, sku: string): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const { data, error, submittedData } = await questionValidator.validate(form);
  if (error) return validationError(error, submittedData);

  const refuse = async (fieldErrors: FieldErrors) =>
    validationError({ fieldErrors }, submittedData, { headers: await provider.headers() });

  if (!(await isFilledByPerson(form))) return refuse({ [WHOLE_FORM]: LOOKED_LIKE_A_ROBOT });
  const answer = await provider.attempt(AskProductQuestionDocument, { input: { sku, ...data } });
  if (!answer.status) return refuse(refusalErrors(answer, Object.keys(data)));

  flash(provider, "success", data.email ? THANKS_WITH_MAIL : THANKS);
  return redirect(questionsPath(sku), { status: 303, headers: await provider.headers() });
}
