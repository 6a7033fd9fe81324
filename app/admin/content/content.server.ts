import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { previewCookieHeader, previewUrl } from "~/provider/preview-cookie.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ContentItemDocument,
  ContentPreviewDocument,
  DeleteContentDocument,
  DiscardContentDraftDocument,
  PublishContentDocument,
  ResetContentDocument,
  SaveContentDraftDocument,
  UndoContentChangeDocument,
} from "../documents.generated";
import { draftDone } from "../drafts/draft-done";
import type { DraftProblem } from "../drafts/draft-fields";
import { missingField, typedFields } from "../drafts/typed-fields";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { type ContentSection, contentPath, contentSection } from "./content-sections";

/** A piece of content with its draft and its history. @throws Response 404 when there is none in the person's stores */
export async function readContentPage(request: Request, slug: string | undefined) {
  const section = contentSection(slug);
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const store = searchParams.get("store") ?? "";
  const identifier = searchParams.get("id");
  const { contentItem } = await visit.read(ContentItemDocument, { kind: section.kind, store, identifier });
  if (!contentItem) throw new Response(`There's no such ${section.noun}.`, { status: 404 });
  return {
    section,
    store,
    storeName: visit.staff.stores.find(({ code }) => code === store)?.name ?? store,
    item: contentItem,
    mayEdit: visit.can("content.edit"),
    formKey: newFormKey(),
    done: draftDone[searchParams.get("done") ?? ""] ?? null,
  };
}

export type ContentPageView = Awaited<ReturnType<typeof readContentPage>>;

/** Carries out a form of the page, and shows it again. @throws Response 400 for an unknown form */
export async function changeContent(request: Request, slug: string | undefined): Promise<Response> {
  const section = contentSection(slug);
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const input = {
    kind: section.kind,
    store_code: fieldText(form, "store"),
    identifier: fieldText(form, "identifier").replace(/^\/+|\/+$/g, ""),
    version: fieldText(form, "version"),
    key: fieldText(form, "key"),
  };
  const result = await carryOut(visit, intent, form, input);
  if (result.ok) {
    const done = intent === "save-and-publish" ? (result.data === null ? "unchanged" : "publish") : intent;
    return redirect(`${contentPath(section, input.store_code, input.identifier)}&done=${done}`, 303);
  }
  const typed = Object.fromEntries(typedFields(form).fields.map(({ code, value }) => [code, value ?? ""]));
  return failedForm<DraftProblem>(result, {
    message: result.message,
    field: result.field,
    typed: { ...typed, identifier: fieldText(form, "identifier"), at: fieldText(form, "at") },
  });
}

type FormInput = Pick<ContentSection, "kind"> &
  Record<"store_code" | "identifier" | "version" | "key", string>;

async function carryOut(
  visit: AdminVisit,
  intent: string,
  form: FormData,
  shown: FormInput,
): Promise<AdminResult<unknown>> {
  const keyOf = (part: string) => `${shown.key}-${part}`.slice(0, 64);
  const input = { ...shown, key: keyOf(intent) };
  if (intent === "save" || intent === "save-and-publish") {
    const { fields, missing } = typedFields(form);
    if (missing !== null) return missingField(missing);
    const saved = await visit.attempt(SaveContentDraftDocument, { input: { ...input, fields } });
    return saved.ok && intent === "save-and-publish"
      ? publishSaved(visit, { ...shown, key: keyOf("now") })
      : saved;
  }
  if (intent === "publish") return visit.attempt(PublishContentDocument, { input: { ...input, at: null } });
  if (intent === "schedule")
    return visit.attempt(PublishContentDocument, { input: { ...input, at: fieldText(form, "at") || "-" } });
  if (intent === "discard") return visit.attempt(DiscardContentDraftDocument, { input });
  if (intent === "delete") return visit.attempt(DeleteContentDocument, { input });
  if (intent === "reset") return visit.attempt(ResetContentDocument, { input });
  if (intent === "undo") {
    const change_id = fieldText(form, "change");
    return visit.attempt(UndoContentChangeDocument, {
      input: { ...input, change_id, key: keyOf(change_id) },
    });
  }
  throw new Response("Please reload the page and try again.", { status: 400 });
}

/** Publishes the draft that was just saved. The result has no data when the form does not differ from the shop. */
async function publishSaved(visit: AdminVisit, input: FormInput): Promise<AdminResult<unknown>> {
  const { kind, store_code: store, identifier } = input;
  const { contentItem } = await visit.read(ContentItemDocument, { kind, store, identifier });
  if (!contentItem?.draft) return { ok: true, data: null };
  const { version } = contentItem;
  return visit.attempt(PublishContentDocument, { input: { ...input, version, at: null } });
}

/** Leads to the page as it will be with its draft. @throws Response 404 when there is no draft */
export async function openContentPreview(request: Request, slug: string | undefined): Promise<Response> {
  const { kind } = contentSection(slug);
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const [store, identifier] = [searchParams.get("store") ?? "", searchParams.get("id") ?? ""];
  const { contentPreview } = await visit.read(ContentPreviewDocument, { kind, store, identifier });
  if (!contentPreview) throw new Response("There's no draft to show.", { status: 404 });
  const { path, token } = contentPreview;
  return redirect(previewUrl(path), {
    status: 303,
    headers: { "Set-Cookie": await previewCookieHeader(request, path, token), "Cache-Control": "no-store" },
  });
}
