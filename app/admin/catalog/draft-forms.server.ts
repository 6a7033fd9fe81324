import type { AdminResult } from "~/provider/admin.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import {
  DiscardProductDraftDocument,
  PublishProductDraftDocument,
  UndoProductChangeDocument,
} from "../documents.generated";
import type { AdminVisit } from "../frame/staff-session.server";

/** What every form about a product sends along. */
export interface ProductFormInput {
  sku: string;
  version: string;
  key: string;
}

/** The input of a form's mutation. Each button has a key of its own. */
export function productFormInput(form: FormData, sku: string): ProductFormInput {
  const key = `${fieldText(form, "key")}-${fieldText(form, "intent")}`.slice(0, 64);
  return { sku, version: fieldText(form, "version"), key };
}

/**
 * Carries out a form about a product's draft or its history.
 * @throws Response 400 for an unknown form
 */
export function changeDraft(
  visit: AdminVisit,
  intent: string,
  form: FormData,
  input: ProductFormInput,
): Promise<AdminResult<unknown>> {
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
