import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ContactMessageDocument,
  ReplyToContactMessageDocument,
  SetContactMessageStatusDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { keyOfIntent, newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { insertsTemplate, insertTemplate, templatesFor } from "../reply-templates/insert-template.server";

/** Shown after each button. */
const doneTexts: Record<string, string> = {
  "reply-done": "Your reply is on its way. The message is done.",
  "reply-open": "Your reply is on its way. The message stays open.",
  done: "The message is done.",
  reopen: "The message is open again.",
};

/** One message, with the form of a reply; without a message when there is none (any more). */
export async function readMessage(request: Request, id: string) {
  const visit = await openAdmin(request);
  const { contactMessage: message } = await visit.read(ContactMessageDocument, { id });
  const templates = message ? await templatesFor(visit, "CONTACT_MESSAGE") : [];
  const view = {
    message: message ?? null,
    templates: templates.filter(({ store_code }) => store_code === message?.store_code),
    stores: visit.staff.stores,
    formKey: newFormKey(),
    done: doneTexts[new URL(request.url).searchParams.get("done") ?? ""] ?? null,
    may: { seeOrder: visit.can("sales.view"), seeCustomer: visit.can("customers.view") },
  };
  return json(view, { status: message ? 200 : 404 });
}

/** What the page shows after a form that failed, or inserted a template. */
export interface MessageProblem {
  /** Null when a template was inserted. */
  message: string | null;
  field: string | null;
  /** The typed reply. */
  text: string;
}

/**
 * Sends a reply, marks the message as done or reopens it, and shows it again; or inserts a template into the reply.
 * @throws Response 400 for an unknown form
 */
export async function changeMessage(request: Request, id: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  if (insertsTemplate(form)) {
    const { text, problem } = await insertTemplate(visit, form, { field: "text", subject: id });
    return json<MessageProblem>({ message: problem, field: "template", text });
  }
  const intent = fieldText(form, "intent");
  const result = await attempt(visit, { id, intent, form });
  if (result.ok) {
    const query = new URLSearchParams({ done: intent });
    return redirect(`/admin/contact-messages/${encodeURIComponent(id)}?${query}`, 303);
  }
  const { message, field } = result;
  return failedForm<MessageProblem>(result, { message, field, text: fieldText(form, "text") });
}

interface SentForm {
  id: string;
  intent: string;
  form: FormData;
}

function attempt(visit: AdminVisit, { id, intent, form }: SentForm): Promise<AdminResult<unknown>> {
  const input = { id, version: fieldText(form, "version"), key: keyOfIntent(form, intent) };
  if (intent === "reply-done" || intent === "reply-open")
    return visit.attempt(ReplyToContactMessageDocument, {
      input: { ...input, text: fieldText(form, "text"), is_done: intent === "reply-done" },
    });
  if (intent === "done" || intent === "reopen")
    return visit.attempt(SetContactMessageStatusDocument, {
      input: { ...input, status: intent === "done" ? "DONE" : "OPEN" },
    });
  throw new Response("Please reload the page and try again.", { status: 400 });
}
