import { redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { LogInDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { beginSession } from "~/storefront/session/begin-session.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { wayBack } from "~/storefront/session/way-back.server";
import { flash } from "~/storefront/shell/flash.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { loginValidator } from "./login-form";
import { LOGGED_IN, NO_TOKEN } from "./messages";

/** Logs in with email and password; answers the way back, or the form with its errors and the email kept. */
export async function logIn(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const { data, error, submittedData } = await loginValidator.validate(await submittedForm(request));
  const kept = { email: submittedData.email };
  if (error) return validationError(error, kept);

  const answer = await provider.attempt(LogInDocument, data);
  const token = answer.data?.generateCustomerToken?.token;
  if (!token) {
    const message = answer.message || NO_TOKEN;
    return validationError({ fieldErrors: { [WHOLE_FORM]: message } }, kept, {
      headers: await provider.headers(),
    });
  }
  await beginSession(provider, token);
  flash(provider, "success", LOGGED_IN);
  const target = await wayBack(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}
