import { redirect } from "@remix-run/node";
import { type FieldErrors, type Validator, validationError } from "remix-validated-form";
import type { Answer, Provider } from "~/provider/provider.server";
import { refusalErrors } from "../session/provider-refusal";
import { fieldText } from "../session/submitted-form.server";
import { signInFirst } from "../session/way-back.server";
import { flash } from "../shell/flash.server";
import type { RoomVisit } from "./room-visit";

/** A form of a room that keeps its rules. */
interface RoomForm<Data> {
  data: Data;
  /** The form again, 422, with these errors. */
  refuse(fieldErrors: FieldErrors): Promise<Response>;
  /**
   * What to answer when the provider refused: the form again, 422, with the message next to the field that it is
   * about, or the way to the login when the session is dead.
   */
  refused(refusal: Extract<Answer<unknown>, { status: false }>): Promise<Response>;
}

interface FormOptions {
  /** Fields that never stand in the form again, such as passwords. */
  secrets?: string[];
  /** The provider's name of an input → the form's field, where they differ. */
  fields?: Record<string, string>;
}

/**
 * Checks a form of a room; a Response is the refusal to answer it with. Where a room has several forms each has the
 * value of its field `intent` as id, by which it knows its own errors.
 */
export async function roomForm<Data>(
  visit: RoomVisit,
  form: FormData,
  validator: Validator<Data>,
  { secrets = [], fields = {} }: FormOptions = {},
): Promise<RoomForm<Data> | Response> {
  const { data, error, submittedData } = await validator.validate(form);
  const typed = Object.fromEntries(Object.entries(submittedData).filter(([name]) => !secrets.includes(name)));
  const formId = fieldText(form, "intent") || undefined;
  const refuse = async (fieldErrors: FieldErrors) =>
    validationError({ fieldErrors, formId }, typed, { headers: await visit.provider.headers() });
  if (error) return refuse(error.fieldErrors);

  return {
    data,
    refuse,
    async refused(refusal) {
      if (refusal.error === "logged-out") return signInFirst(visit.request, visit.provider);
      const field = refusal.field && (fields[refusal.field] ?? refusal.field);
      return refuse(refusalErrors({ ...refusal, field }, Object.keys(submittedData)));
    },
  };
}

/** The next page, with what was done as its message. */
export function roomDone({ provider }: RoomVisit, path: string, message: string): Promise<Response> {
  flash(provider, "success", message);
  return goOn(provider, path);
}

/** The page again, with why nothing was done as its message. */
export function roomFailed({ provider }: RoomVisit, path: string, message: string): Promise<Response> {
  flash(provider, "error", message);
  return goOn(provider, path);
}

async function goOn(provider: Provider, path: string): Promise<Response> {
  return redirect(path, { status: 303, headers: await provider.headers() });
}
