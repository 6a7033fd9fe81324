import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ChangeReplyTemplateDocument,
  CreateReplyTemplateDocument,
  DeleteReplyTemplateDocument,
  ReplyTemplatesDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";
import { isReplyKind, replyKinds } from "./reply-kinds";

/** Shown after each step. */
const doneTexts: Record<string, string> = {
  create: "The template is ready to use.",
  change: "The template was changed.",
  delete: "The template is deleted.",
};

/** The templates of the address's store, for the replies that the person may send. */
export async function readReplyTemplates(request: Request) {
  const visit = await openAdmin(request);
  const store = wantedStore(request, visit.staff.stores);
  const { replyTemplates } = await visit.read(ReplyTemplatesDocument, { kind: null });
  return json({
    templates: replyTemplates.filter(({ store_code }) => store_code === store),
    kinds: Object.keys(replyKinds).filter(
      (kind) => isReplyKind(kind) && visit.can(replyKinds[kind].permission),
    ),
    store,
    stores: visit.staff.stores,
    formKey: newFormKey(),
    done: doneTexts[new URL(request.url).searchParams.get("done") ?? ""] ?? null,
  });
}

/** Adds, changes or deletes a template, and shows the list again. */
export async function changeReplyTemplates(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const result = await attempt(visit, intent, form);
  if (!result.ok) return failedForm<FormRejection>(result, rejectionOf(result, form));
  const query = new URLSearchParams({ store: fieldText(form, "store"), done: intent });
  return redirect(`/admin/reply-templates?${query}`, 303);
}

function attempt(visit: AdminVisit, intent: string, form: FormData): Promise<AdminResult<unknown>> {
  const [id, kind] = [fieldText(form, "id"), fieldText(form, "kind")];
  const fields = { title: fieldText(form, "title"), text: fieldText(form, "text") };
  // Another button of the same page, after going back, is another form.
  const key = `${fieldText(form, "key")}-${intent}${id}`.slice(0, 64);
  const version = fieldText(form, "version");
  if (intent === "create" && isReplyKind(kind))
    return visit.attempt(CreateReplyTemplateDocument, {
      input: { store_code: fieldText(form, "store"), kind, key, ...fields },
    });
  if (intent === "change")
    return visit.attempt(ChangeReplyTemplateDocument, { input: { id, key, version, ...fields } });
  if (intent === "delete") return visit.attempt(DeleteReplyTemplateDocument, { input: { id, key, version } });
  throw new Response("Please reload the page and try again.", { status: 400 });
}
