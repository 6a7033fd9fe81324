import { RegisterDocument } from "~/provider/contract/documents.generated";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";
import { captchaAnswer } from "~/storefront/session/captcha-answer.server";
import { CAPTCHA_FIELD } from "~/storefront/session/captcha-names";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { refusalErrors } from "~/storefront/session/provider-refusal";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { leakedPasswordError } from "../password/leaked-password.server";
import { NO_TOKEN, REGISTERED } from "../sign-in/messages";
import { type RegisterForm, registerValidator } from "./register-form";
import { registerPlainly } from "./register-plainly.server";

const SECRETS = ["password", "password_confirmation"];

/**
 * Creates an account and signs in; redirects to the return path, or returns the form with its errors and all input
 * except passwords.
 */
export async function register(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const sent = await checkedForm(request, registerValidator, { form, secrets: SECRETS });
  if (sent instanceof Response) return sent;
  const { provider, data, refuse } = sent;
  const leaked = await leakedPasswordError(form, data.password);
  if (leaked) return refuse(leaked);
  provider.ensureDevice();
  const recaptcha_response = await captchaAnswer(provider, form);
  const input = { ...customerInput(data), recaptcha_response };
  const answer = await provider.attempt(RegisterDocument, { input, guestCart: provider.cartId });
  if (answer.error === "unsupported") return registerPlainly(request, sent);
  if (!answer.status) return refuse(refusalErrors(answer, [...Object.keys(data), CAPTCHA_FIELD]));
  const { customer_token: token, ...login } = answer.data.createCustomer ?? {};
  if (!token) return refuse({ [WHOLE_FORM]: NO_TOKEN });
  return arriveLoggedIn(request, provider, { token, ...login, mayBeNew: true }, REGISTERED);
}

/** Specification §3 "Sign-up input": empty fields are not sent; emails with news are always on. */
function customerInput({ password_confirmation, phone_no, date_of_birth, ...customer }: RegisterForm) {
  return {
    ...customer,
    ...(phone_no && { phone_no }),
    ...(date_of_birth && { date_of_birth }),
    is_subscribed: true,
  };
}
