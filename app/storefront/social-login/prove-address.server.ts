import { redirect } from "@remix-run/node";
import { type FieldErrors, type Validator, validationError } from "remix-validated-form";
import {
  ConfirmSocialLoginDocument,
  SendSocialLoginCodeDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { emailValidator } from "../account/sign-in/email-form";
import { codeValidator } from "../account/sign-in/one-time-code-form";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "../session/honeypot.server";
import { rejectionErrors } from "../session/provider-rejection";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { WHOLE_FORM } from "../ui/form-problems";
import { arrive } from "./arrive.server";
import { clientOf } from "./network.server";
import { provingPath, type SocialSource } from "./networks";
import { SEND_CODE, TYPE_CODE } from "./prove-address-intents";
import { keepStage, type ProvingStage, readStage } from "./social-stage.server";

const OVER = "This took too long. Please go back to the sign-in page and start again.";

/**
 * Sends the code, or signs in with it; otherwise returns the form with its errors.
 * @throws Response 404 for a network that is not set up
 */
export async function proveAddress(request: Request, source: SocialSource): Promise<Response> {
  clientOf(source);
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const stage = await readStage(request, "proving", source);
  const isCode = fieldText(form, "intent") === TYPE_CODE;
  if (!stage) return again(provider, isCode ? TYPE_CODE : SEND_CODE, { [WHOLE_FORM]: OVER });
  return isCode ? typeCode(request, provider, form, stage) : sendCode(provider, form, stage);
}

async function sendCode(provider: Provider, form: FormData, stage: ProvingStage): Promise<Response> {
  const checked = await check(provider, form, emailValidator, SEND_CODE);
  if (checked instanceof Response) return checked;
  const { email } = checked;
  const response = await provider.attempt(SendSocialLoginCodeDocument, { checkId: stage.checkId, email });
  if (!response.status) return again(provider, SEND_CODE, rejectionErrors(response, ["email"]), { email });
  keepStage(provider, { ...stage, isSent: true, email: response.data.sendSocialLoginCode.email });
  return redirect(provingPath(stage.source), { status: 303, headers: await provider.headers() });
}

async function typeCode(
  request: Request,
  provider: Provider,
  form: FormData,
  stage: ProvingStage,
): Promise<Response> {
  const checked = await check(provider, form, codeValidator, TYPE_CODE);
  if (checked instanceof Response) return checked;
  provider.ensureDevice();
  const response = await provider.attempt(ConfirmSocialLoginDocument, {
    checkId: stage.checkId,
    code: checked.code,
    guestCart: provider.cartId,
  });
  const { customer_token: token, ...login } = response.data?.confirmSocialLogin ?? {};
  if (token) return arrive(request, provider, { token, ...login });
  const rejection = response.status ? { message: OVER } : response;
  return again(provider, TYPE_CODE, rejectionErrors(rejection, ["code"]));
}

async function check<Data>(
  provider: Provider,
  form: FormData,
  validator: Validator<Data>,
  formId: string,
): Promise<Data | Response> {
  const { data, error, submittedData } = await validator.validate(form);
  if (error) return again(provider, formId, error.fieldErrors, submittedData);
  if (!(await isFilledByPerson(form)))
    return again(provider, formId, { [WHOLE_FORM]: LOOKED_LIKE_A_ROBOT }, submittedData);
  return data;
}

async function again(
  provider: Provider,
  formId: string,
  fieldErrors: FieldErrors,
  typed: Record<string, string> = {},
): Promise<Response> {
  return validationError({ fieldErrors, formId }, typed, { headers: await provider.headers() });
}
