import { type CustomerInput, RegisterDocument } from "~/provider/contract/documents.generated";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";
import { CAPTCHA_FIELD } from "~/storefront/session/captcha-names";
import { captchaResponse } from "~/storefront/session/captcha-response.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { leakedPasswordError } from "../password/leaked-password.server";
import { loginWay } from "../sign-in/login-ways";
import { NO_TOKEN, REGISTERED } from "../sign-in/messages";
import { registerByCode, sendRegistrationCode } from "./register-by-code.server";
import { type RegisterForm, registerValidator } from "./register-form";
import { registerPlainly } from "./register-plainly.server";

const SECRETS = ["password", "password_confirmation"];

/** Handles all forms of the registration page. */
export async function register(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const way = loginWay(new URL(request.url).searchParams);
  if (way === "email") return sendRegistrationCode(request, form);
  if (way === "code") return registerByCode(request, form);
  return registerByPassword(request, form);
}

/**
 * Creates an account and signs in; redirects to the return path, or returns the form with its errors and all input
 * except passwords.
 */
async function registerByPassword(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, registerValidator, { form, secrets: SECRETS });
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  const leaked = await leakedPasswordError(form, data.password);
  if (leaked) return reject(leaked);
  provider.ensureDevice();
  const recaptcha_response = await captchaResponse(provider, form);
  const input = { ...customerInput(data), recaptcha_response };
  const response = await provider.attempt(RegisterDocument, { input, guestCart: provider.cartId });
  if (response.error === "unsupported") return registerPlainly(request, sent);
  if (!response.status) return reject(rejectionErrors(response, [...Object.keys(data), CAPTCHA_FIELD]));
  const { customer_token: token, ...login } = response.data.createCustomer ?? {};
  if (!token) return reject({ [WHOLE_FORM]: NO_TOKEN });
  return arriveLoggedIn(request, provider, { token, ...login, mayBeNew: true }, REGISTERED);
}

/** Specification §3 "Sign-up input": empty fields are not sent; emails with news are always on. */
function customerInput({ password_confirmation, ...customer }: RegisterForm) {
  const filled: Pick<CustomerInput, keyof typeof customer> = Object.fromEntries(
    Object.entries(customer).filter(([, text]) => text !== ""),
  );
  return { ...filled, is_subscribed: true };
}
