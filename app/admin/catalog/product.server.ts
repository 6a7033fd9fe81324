import { redirect } from "@remix-run/node";
import { previewCookieHeader, previewUrl } from "~/provider/preview-cookie.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CatalogProductDocument,
  DiscardProductDraftDocument,
  ProductPreviewDocument,
  PublishProductDraftDocument,
  SaveProductDraftDocument,
  UndoProductChangeDocument,
} from "../documents.generated";
import { draftDone } from "../drafts/draft-done";
import type { DraftProblem } from "../drafts/draft-fields";
import { missingField, typedFields } from "../drafts/typed-fields";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";

/** A product with its draft and its history. @throws Response 404 when there is none in the person's stores */
export async function readProductPage(request: Request, sku: string) {
  const visit = await openAdmin(request);
  const { catalogProduct } = await visit.read(CatalogProductDocument, { sku });
  if (!catalogProduct) throw new Response("There's no such product.", { status: 404 });
  const { searchParams } = new URL(request.url);
  return {
    product: catalogProduct,
    mayEdit: visit.can("catalog.edit"),
    formKey: newFormKey(),
    done: draftDone[searchParams.get("done") ?? ""] ?? null,
  };
}

export type ProductPageView = Awaited<ReturnType<typeof readProductPage>>;

/** Carries out a form of a product's page, and shows the page again. @throws Response 400 for an unknown form */
export async function changeProduct(request: Request, sku: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const result = await carryOut(visit, intent, form, sku);
  if (result.ok) return redirect(`${pathOf(sku)}?${new URLSearchParams({ done: intent })}`, 303);
  const typed = Object.fromEntries(typedFields(form).fields.map(({ code, value }) => [code, value ?? ""]));
  return failedForm<DraftProblem>(result, {
    message: result.message,
    field: result.field,
    typed: { ...typed, at: fieldText(form, "at") },
  });
}

function carryOut(visit: AdminVisit, intent: string, form: FormData, sku: string) {
  const key = `${fieldText(form, "key")}-${intent}`.slice(0, 64);
  const input = { sku, version: fieldText(form, "version"), key };
  if (intent === "save") {
    const { fields, missing } = typedFields(form);
    if (missing !== null) return missingField(missing);
    return visit.attempt(SaveProductDraftDocument, { input: { ...input, fields } });
  }
  if (intent === "publish")
    return visit.attempt(PublishProductDraftDocument, { input: { ...input, at: null } });
  if (intent === "schedule")
    return visit.attempt(PublishProductDraftDocument, {
      input: { ...input, at: fieldText(form, "at") || "-" },
    });
  if (intent === "discard") return visit.attempt(DiscardProductDraftDocument, { input });
  if (intent === "undo") {
    const change_id = fieldText(form, "change");
    return visit.attempt(UndoProductChangeDocument, {
      input: { ...input, change_id, key: `${fieldText(form, "key")}-${change_id}`.slice(0, 64) },
    });
  }
  throw new Response("Please reload the page and try again.", { status: 400 });
}

/** Leads to the product's page as it will be with its draft. @throws Response 404 when there is no such product */
export async function openProductPreview(request: Request, sku: string): Promise<Response> {
  const visit = await openAdmin(request);
  const { productPreview } = await visit.read(ProductPreviewDocument, { sku });
  if (!productPreview) throw new Response("There's no such product.", { status: 404 });
  const { path, token } = productPreview;
  return redirect(previewUrl(path), {
    status: 303,
    headers: { "Set-Cookie": await previewCookieHeader(request, path, token), "Cache-Control": "no-store" },
  });
}

function pathOf(sku: string): string {
  return `/admin/catalog/${encodeURIComponent(sku)}`;
}
