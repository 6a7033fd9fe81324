import { type FieldErrors, type Validator, validationError } from "remix-validated-form";
import type { Result } from "~/provider/provider.server";
import { rejectionErrors } from "../session/provider-rejection";
import { signInFirst } from "../session/return-path.server";
import { seeOther } from "../session/see-other.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import type { AccountVisit } from "./account-visit";

/** A valid submission of a form. */
interface AccountForm<Data> {
  data: Data;
  /** Returns the form with these errors, status 422. */
  reject(fieldErrors: FieldErrors): Promise<Response>;
  /**
   * The response to a rejection by the provider: the form again, 422, with the message next to its field, or a
   * redirect to the login when the session has ended.
   */
  rejected(rejection: Extract<Result<unknown>, { status: false }>): Promise<Response>;
}

interface FormOptions {
  /** Fields whose values are not sent back to the form, such as passwords. */
  secrets?: string[];
  /** Name of an input at the provider → name of the form's field, where they differ. */
  fields?: Record<string, string>;
}

/**
 * Validates a form of an account page; returns the 422 Response when it is invalid. On a page with several forms, the
 * id of each is the value of its field `intent`, so that errors are shown by the right form.
 */
export async function validateAccountForm<Data>(
  visit: AccountVisit,
  form: FormData,
  validator: Validator<Data>,
  { secrets = [], fields = {} }: FormOptions = {},
): Promise<AccountForm<Data> | Response> {
  const { data, error, submittedData } = await validator.validate(form);
  const typed = Object.fromEntries(Object.entries(submittedData).filter(([name]) => !secrets.includes(name)));
  const formId = fieldText(form, "intent") || undefined;
  const reject = async (fieldErrors: FieldErrors) =>
    validationError({ fieldErrors, formId }, typed, { headers: await visit.provider.headers() });
  if (error) return reject(error.fieldErrors);

  return {
    data,
    reject,
    async rejected(rejection) {
      if (rejection.error === "logged-out") return signInFirst(visit.request, visit.provider);
      const field = rejection.field && (fields[rejection.field] ?? rejection.field);
      return reject(rejectionErrors({ ...rejection, field }, Object.keys(submittedData)));
    },
  };
}

/** Redirects to the path with a success message. */
export function redirectWithSuccess(
  { provider }: AccountVisit,
  path: string,
  message: string,
): Promise<Response> {
  flash(provider, "success", message);
  return seeOther(provider, path);
}

/** Redirects to the path with an error message. */
export function redirectWithError(
  { provider }: AccountVisit,
  path: string,
  message: string,
): Promise<Response> {
  flash(provider, "error", message);
  return seeOther(provider, path);
}

/**
 * The action of a page with several forms: the handler that the form's field `intent` names. The action throws
 * a Response 400 for an intent without a handler.
 */
export function actionByIntent<Intent extends string>(
  handlers: Record<Intent, (visit: AccountVisit, form: FormData) => Promise<Response>>,
): (visit: AccountVisit) => Promise<Response> {
  return async (visit) => {
    const form = await submittedForm(visit.request);
    return handlerByIntent(handlers, form)(visit, form);
  };
}

/** The handler that the form's field `intent` names. @throws Response 400 when there is none */
export function handlerByIntent<Handler>(handlers: Record<string, Handler>, form: FormData): Handler {
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(handlers, intent))
    throw new Response("Please reload the page and try again.", { status: 400 });
  return handlers[intent];
}
