import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { previewCookieHeader, previewUrl } from "~/provider/preview-cookie.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CatalogProductDocument,
  ProductPreviewDocument,
  RemoveAddedProductDocument,
  SaveProductDraftDocument,
} from "../documents.generated";
import { draftDone } from "../drafts/draft-done";
import type { DraftProblem } from "../drafts/draft-fields";
import { missingField, typedFields } from "../drafts/typed-fields";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { changeDraft, productFormInput } from "./draft-forms.server";
import { productPath } from "./product-path";

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
  if (result.ok && intent === "remove") return redirect("/admin/catalog", 303);
  if (result.ok) return redirect(`${productPath(sku)}?${new URLSearchParams({ done: intent })}`, 303);
  const typed = Object.fromEntries(typedFields(form).fields.map(({ code, value }) => [code, value ?? ""]));
  return failedForm<DraftProblem>(result, {
    message: result.message,
    field: result.field,
    typed: { ...typed, at: fieldText(form, "at") },
  });
}

async function carryOut(
  visit: AdminVisit,
  intent: string,
  form: FormData,
  sku: string,
): Promise<AdminResult<unknown>> {
  const input = productFormInput(form, sku);
  if (intent === "remove") return visit.attempt(RemoveAddedProductDocument, { input });
  if (intent !== "save") return changeDraft(visit, intent, form, input);
  const { fields, missing } = typedFields(form);
  if (missing !== null) return missingField(missing);
  return visit.attempt(SaveProductDraftDocument, { input: { ...input, fields } });
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
