import { redirect } from "@remix-run/node";
import { LogInByCodeDocument, SendLoginCodeDocument } from "~/provider/contract/documents.generated";
import { loginEmailCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";
import { CAPTCHA_FIELD, CAPTCHA_MISSING } from "~/storefront/session/captcha-names";
import { captchaResponse } from "~/storefront/session/captcha-response.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { emailValidator } from "./email-form";
import { loginPath } from "./login-ways";
import { LOGGED_IN, NO_TOKEN } from "./messages";
import { codeValidator } from "./one-time-code-form";

/** Emails a code; redirects to the form for it, or returns the form with its errors. */
export async function sendCode(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, emailValidator, { form });
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  const captcha = await captchaResponse(provider, form);
  provider.ensureDevice();
  const response = await provider.attempt(SendLoginCodeDocument, { email: data.email, captcha });
  const outcome = response.data?.loginByEmailOtpData;
  if (!outcome?.success) return reject(rejectionOf(outcome?.message || response.message || UNKNOWN_ERROR));
  provider.keepCookie(loginEmailCookie, data.email);
  return seeOther(provider, loginPath(new URL(request.url).search, "code"));
}

/**
 * Signs in with the code; redirects to the return path, or returns the form with the provider's error (specification §8
 * "OTP login").
 */
export async function logInByCode(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, codeValidator, { form, secrets: ["code"] });
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  const email = await readCookie(request, loginEmailCookie);
  if (!email) return redirect(loginPath(new URL(request.url).search, "email"), 303);
  provider.ensureDevice();
  const captcha = await captchaResponse(provider, form);
  const response = await provider.attempt(LogInByCodeDocument, {
    email,
    code: data.code,
    captcha,
    guestCart: provider.cartId,
  });
  const { success, token, message, ...login } = response.data?.loginUniversalpassword ?? {};
  if (!success || !token) {
    const reason = message || response.message;
    return reject(reason ? rejectionOf(reason, "code") : rejectionOf(NO_TOKEN));
  }
  provider.keepCookie(loginEmailCookie, null);
  return arriveLoggedIn(request, provider, { token, ...login }, message || LOGGED_IN);
}

/** Places a message of the provider that names no field. */
function rejectionOf(message: string, field = WHOLE_FORM): Record<string, string> {
  return { [message === CAPTCHA_MISSING ? CAPTCHA_FIELD : field]: message };
}
