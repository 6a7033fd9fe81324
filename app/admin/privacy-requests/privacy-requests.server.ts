import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ClosePrivacyRequestDocument,
  PrivacyRequestsDocument,
  RecordPrivacyRequestDocument,
  ResendPrivacyLinkDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { statusOf } from "../ui/status-filter";
import { viewsOf } from "../views/views.server";
import { privacyDoneTexts, privacyRequestStates } from "./privacy-request-states";

/** One page of the requests with the state of the address. */
export async function readPrivacyRequests(request: Request) {
  const visit = await openAdmin(request);
  const { search: query, searchParams } = new URL(request.url);
  const wanted = privacyRequestsOf(searchParams);
  const after = searchParams.get("after");
  const { privacyRequests } = await visit.read(PrivacyRequestsDocument, { ...wanted, after });
  return {
    ...wanted,
    query,
    views: await viewsOf(visit, "PRIVACY_REQUESTS"),
    requests: privacyRequests.items,
    endCursor: privacyRequests.end_cursor ?? null,
    formKey: newFormKey(),
    now: new Date().toISOString(),
    done: privacyDoneTexts[searchParams.get("done") ?? ""] ?? null,
  };
}

/** State and search of the list's address. */
export function privacyRequestsOf(query: URLSearchParams) {
  return {
    state: statusOf(query, privacyRequestStates),
    search: (query.get("search") ?? "").trim().slice(0, 200),
  };
}

export type PrivacyRequestsView = Awaited<ReturnType<typeof readPrivacyRequests>>;

/** What the page shows after a form that failed. */
export interface PrivacyFormProblem extends FormRejection {
  /** Of the form, as in the key of its submission. */
  form: string;
}

/** Records a request, sends its link again or closes it, and shows the list. @throws Response 400 for an unknown form */
export async function changePrivacyRequests(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const name = [intent, fieldText(form, "id")].filter(Boolean).join("-");
  const result = await send(visit, { intent, form, key: `${fieldText(form, "key")}-${name}` });
  if (result.ok) return redirect(`/admin/privacy-requests?${new URLSearchParams({ done: intent })}`, 303);
  return failedForm<PrivacyFormProblem>(result, { form: name, ...rejectionOf(result, form) });
}

interface SentForm {
  intent: string;
  form: FormData;
  key: string;
}

function send(visit: AdminVisit, { intent, form, key }: SentForm) {
  const text = (name: string) => fieldText(form, name);
  if (intent === "record") {
    const kind = text("kind") === "ERASE" ? ("ERASE" as const) : ("EXPORT" as const);
    const [number, email, received_on] = [text("number"), text("email"), text("received_on")];
    return visit.attempt(RecordPrivacyRequestDocument, { input: { key, number, email, kind, received_on } });
  }
  const input = { id: text("id"), key };
  if (intent === "resend") return visit.attempt(ResendPrivacyLinkDocument, { input });
  if (intent === "close")
    return visit.attempt(ClosePrivacyRequestDocument, { input: { ...input, reason: text("reason") } });
  throw new Response("Please reload the page and try again.", { status: 400 });
}
