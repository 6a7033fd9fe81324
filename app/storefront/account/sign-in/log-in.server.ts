import { LogInDocument } from "~/provider/contract/documents.generated";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";
import { CAPTCHA_FIELD } from "~/storefront/session/captcha-names";
import { captchaResponse } from "~/storefront/session/captcha-response.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { loginValidator } from "./login-form";
import { loginWay } from "./login-ways";
import { LOGGED_IN, NO_TOKEN } from "./messages";
import { logInByCode, sendCode } from "./one-time-code.server";

/** Handles all forms of the login page. */
export async function logIn(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const way = loginWay(new URL(request.url).searchParams);
  if (way === "email") return sendCode(request, form);
  if (way === "code") return logInByCode(request, form);
  return logInByPassword(request, form);
}

/** Signs in with email and password; redirects to the return path, or returns the form with its errors and the email. */
async function logInByPassword(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, loginValidator, { form, secrets: ["password"] });
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  provider.ensureDevice();
  const captcha = await captchaResponse(provider, form);
  const response = await provider.attempt(LogInDocument, { ...data, captcha, guestCart: provider.cartId });
  const { token, ...login } = response.data?.generateCustomerToken ?? {};
  if (token) return arriveLoggedIn(request, provider, { token, ...login }, LOGGED_IN);
  if (response.message) return reject(rejectionErrors(response, [CAPTCHA_FIELD]));
  return reject({ [WHOLE_FORM]: NO_TOKEN });
}
