import { type FieldErrors, type Validator, validationError } from "remix-validated-form";
import { openProvider, type Provider } from "~/provider/provider.server";
import { WHOLE_FORM } from "../ui/form-problems";
import { captchaResponse } from "./captcha-response.server";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "./honeypot.server";
import { submittedForm } from "./submitted-form.server";

/** A form that is valid and was filled in by a person. */
export interface CheckedForm<Data> {
  provider: Provider;
  data: Data;
  /** Returns the form with these errors and all input, status 422. */
  reject(fieldErrors: FieldErrors): Promise<Response>;
  /** Returns the captcha response for the provider, of a GuardedForm. */
  captcha(): Promise<string | undefined>;
}

interface FormOptions {
  /** The form, if its body was read already; otherwise it is read here. */
  form?: FormData;
  provider?: Provider;
  /** Values that the form shows again in addition to the input. */
  kept?: Record<string, string>;
  /** Fields that are never shown again, such as passwords. */
  secrets?: string[];
  /** Errors found before validation. */
  problems?: FieldErrors;
}

/** Reads and validates a form; returns a Response when it is rejected. */
export async function checkedForm<Data>(
  request: Request,
  validator: Validator<Data>,
  { form: sent, provider: opened, kept, secrets = [], problems }: FormOptions = {},
): Promise<CheckedForm<Data> | Response> {
  const provider = opened ?? (await openProvider(request));
  const form = sent ?? (await submittedForm(request));
  const { data, error, submittedData } = await validator.validate(form);
  const shown = Object.entries(submittedData).filter(([name]) => !secrets.includes(name));
  const typed = { ...Object.fromEntries(shown), ...kept };
  const reject = async (fieldErrors: FieldErrors) =>
    validationError({ fieldErrors }, typed, { headers: await provider.headers() });
  if (error || problems) return reject({ ...error?.fieldErrors, ...problems });

  if (!(await isFilledByPerson(form))) return reject({ [WHOLE_FORM]: LOOKED_LIKE_A_ROBOT });
  return { provider, data, reject, captcha: () => captchaResponse(provider, form) };
}
