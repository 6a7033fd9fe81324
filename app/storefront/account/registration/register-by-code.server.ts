import { redirect } from "@remix-run/node";
import {
  RegisterByCodeDocument,
  SendRegistrationCodeDocument,
} from "~/provider/contract/documents.generated";
import { loginEmailCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";
import { CAPTCHA_FIELD, CAPTCHA_MISSING } from "~/storefront/session/captcha-names";
import { captchaResponse } from "~/storefront/session/captcha-response.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { seeOther } from "~/storefront/session/see-other.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { emailValidator } from "../sign-in/email-form";
import { registrationPath } from "../sign-in/login-ways";
import { LOGGED_IN, NO_TOKEN, REGISTERED } from "../sign-in/messages";
import { codeRegistrationValidator } from "./register-form";

/** Emails a code; redirects to the form for it, or returns the form with its errors. */
export async function sendRegistrationCode(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, emailValidator, { form });
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  const captcha = await captchaResponse(provider, form);
  provider.ensureDevice();
  const response = await provider.attempt(SendRegistrationCodeDocument, { email: data.email, captcha });
  const outcome = response.data?.requestRegistrationCode;
  if (!outcome?.success) {
    const message = outcome?.message || response.message || UNKNOWN_ERROR;
    return reject({ [message === CAPTCHA_MISSING ? CAPTCHA_FIELD : WHOLE_FORM]: message });
  }
  provider.keepCookie(loginEmailCookie, data.email);
  return seeOther(provider, registrationPath(new URL(request.url).search, "code"));
}

/**
 * Creates the account with the code and signs in, or signs in to the account that the address has; redirects to the
 * return path, or returns the form with its errors.
 */
export async function registerByCode(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, codeRegistrationValidator, { form, secrets: ["code"] });
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  const email = await readCookie(request, loginEmailCookie);
  if (!email) return redirect(registrationPath(new URL(request.url).search, "email"), 303);
  provider.ensureDevice();
  const recaptcha_response = await captchaResponse(provider, form);
  const { firstname, lastname, code, date_of_birth, phone_no } = data;
  const response = await provider.attempt(RegisterByCodeDocument, {
    input: {
      firstname,
      lastname,
      email,
      code,
      date_of_birth: date_of_birth || null,
      phone_no: phone_no || null,
      is_subscribed: true,
      recaptcha_response,
    },
    guestCart: provider.cartId,
  });
  if (!response.status) return reject(rejectionErrors(response, [...Object.keys(data), CAPTCHA_FIELD]));
  const { customer_token: token, is_new, message, ...login } = response.data.createCustomerByCode;
  if (!token) return reject({ [WHOLE_FORM]: NO_TOKEN });
  provider.keepCookie(loginEmailCookie, null);
  const greeting = message ?? (is_new === false ? LOGGED_IN : REGISTERED);
  return arriveLoggedIn(request, provider, { token, ...login, mayBeNew: true }, greeting);
}
