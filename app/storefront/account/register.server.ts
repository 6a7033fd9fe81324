import { redirect } from "@remix-run/node";
import { type FieldErrors, validationError } from "remix-validated-form";
import { RegisterDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { beginSession } from "~/storefront/session/begin-session.server";
import { captchaAnswer } from "~/storefront/session/captcha-answer.server";
import { CAPTCHA_FIELD } from "~/storefront/session/captcha-names";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "~/storefront/session/honeypot.server";
import { keepReferral } from "~/storefront/session/keep-referral.server";
import { refusalErrors } from "~/storefront/session/provider-refusal";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { wayBack } from "~/storefront/session/way-back.server";
import { flash } from "~/storefront/shell/flash.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { NO_TOKEN, REGISTERED } from "./messages";
import { type RegisterForm, registerValidator } from "./register-form";

/** Creates an account and logs in; answers the way back, or the form with its errors and all but passwords kept. */
export async function register(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const { data, error, submittedData } = await registerValidator.validate(form);
  const { password, password_confirmation, ...kept } = submittedData;
  if (error) return validationError(error, kept);

  const refuse = async (fieldErrors: FieldErrors) =>
    validationError({ fieldErrors }, kept, { headers: await provider.headers() });

  if (!(await isFilledByPerson(form))) return refuse({ [WHOLE_FORM]: LOOKED_LIKE_A_ROBOT });
  provider.ensureDevice();
  const recaptcha_response = await captchaAnswer(provider, form);
  const input = { ...customerInput(data), recaptcha_response };
  const answer = await provider.attempt(RegisterDocument, { input });
  if (!answer.status) return refuse(refusalErrors(answer, [...Object.keys(data), CAPTCHA_FIELD]));
  const token = answer.data.createCustomer?.customer_token;
  if (!token) return refuse({ [WHOLE_FORM]: NO_TOKEN });

  await beginSession(provider, token);
  await keepReferral(request, provider);
  flash(provider, "success", REGISTERED);
  const target = await wayBack(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}

/** Specification §3 "Sign-up input": what was left out is not sent, news by email are always on. */
function customerInput({ password_confirmation, phone_no, date_of_birth, ...customer }: RegisterForm) {
  return {
    ...customer,
    ...(phone_no && { phone_no }),
    ...(date_of_birth && { date_of_birth }),
    is_subscribed: true,
  };
}
