import { redirect } from "@remix-run/node";
import { type FieldErrors, type Validator, validationError } from "remix-validated-form";
import type { Provider, Result } from "~/provider/provider.server";
import { rejectionErrors } from "../session/provider-rejection";
import { signInFirst } from "../session/return-path.server";
import { fieldText } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import type { AccountVisit } from "./account-visit";

/** A valid submission of a form. */
interface AccountForm<Data> {
  data: Data;
  /** The form again, 422, with these errors. */
  reject(fieldErrors: FieldErrors): Promise<Response>;
  /**
   * What to answer when the provider refused: the form again, 422, with the message next to the field that it is
   * about, or the way to the login when the session is dead.
   */
  rejected(rejection: Extract<Result<unknown>, { status: false }>): Promise<Response>;
}

interface FormOptions {
  /** Fields that never stand in the form again, such as passwords. */
  secrets?: string[];
  /** The provider's name of an input → the form's field, where they differ. */
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
  return goOn(provider, path);
}

/** Redirects to the path with an error message. */
export function redirectWithError(
  { provider }: AccountVisit,
  path: string,
  message: string,
): Promise<Response> {
  flash(provider, "error", message);
  return goOn(provider, path);
}

async function goOn(provider: Provider, path: string): Promise<Response> {
  return redirect(path, { status: 303, headers: await provider.headers() });
}
