import { type FieldErrors, type Validator, validationError } from "remix-validated-form";
import { openProvider, type Provider } from "~/provider/provider.server";
import { WHOLE_FORM } from "../ui/form-problems";
import { captchaResponse } from "./captcha-response.server";
import { isFilledByPerson, LOOKED_LIKE_A_ROBOT } from "./honeypot.server";
import { submittedForm } from "./submitted-form.server";

/** A form that keeps its rules and that a person has filled. */
export interface CheckedForm<Data> {
  provider: Provider;
  data: Data;
  /** The form again, 422, with these errors and all that was typed. */
  reject(fieldErrors: FieldErrors): Promise<Response>;
  /** What the provider is told about who filled it, for a GuardedForm. */
  captcha(): Promise<string | undefined>;
}

interface FormOptions {
  /** The form, when its body was read already; else it is read here. */
  form?: FormData;
  provider?: Provider;
  /** What stands in the form again beside what was typed. */
  kept?: Record<string, string>;
  /** Fields that never stand in the form again, such as passwords. */
  secrets?: string[];
  /** What is known to be wrong before the rules are asked. */
  problems?: FieldErrors;
}

/** Reads and checks a form; a Response is the refusal to answer it with. */
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
