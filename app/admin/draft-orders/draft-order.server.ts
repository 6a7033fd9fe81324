import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  AddDraftOrderItemDocument,
  CancelDraftOrderDocument,
  DraftOrderDocument,
  DraftOrderProductDocument,
  DraftOrderProductsDocument,
  ReopenDraftOrderDocument,
  RevokeDraftOrderLinkDocument,
  SendDraftOrderDocument,
  SetDraftOrderAddressDocument,
  SetDraftOrderCommentDocument,
  SetDraftOrderDiscountDocument,
  SetDraftOrderShippingMethodDocument,
  UpdateDraftOrderItemDocument,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import {
  type DraftOrderIntent,
  draftOrderIntents,
  isDraftOrderIntent,
  OPTION_PREFIX,
} from "./draft-order-intents";

/**
 * A draft order; with the products that the address searches for, and the one that it names.
 * @throws Response 404 when there is none in the person's stores
 */
export async function readDraftOrder(request: Request, id: string) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const { draftOrder } = await visit.read(DraftOrderDocument, { id });
  if (!draftOrder) throw new Response("There's no such draft order.", { status: 404 });
  const search = (searchParams.get("search") ?? "").trim().slice(0, 100);
  const sku = searchParams.get("product") ?? "";
  const done = searchParams.get("done") ?? "";
  return {
    draft: draftOrder,
    search,
    products: search ? (await visit.read(DraftOrderProductsDocument, { id, search })).draftOrderProducts : [],
    product: sku
      ? ((await visit.read(DraftOrderProductDocument, { id, sku })).draftOrderProduct ?? null)
      : null,
    formKey: newFormKey(),
    done: isDraftOrderIntent(done) ? draftOrderIntents[done] : null,
  };
}

export type DraftOrderView = Awaited<ReturnType<typeof readDraftOrder>>;

/** What the page shows after a form that failed. */
export interface DraftOrderProblem extends FormRejection {
  intent: DraftOrderIntent;
}

/** Does what a form of the page requests, and shows the draft again. @throws Response 400 for an unknown form */
export async function changeDraftOrder(request: Request, id: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (!isDraftOrderIntent(intent))
    throw new Response("Please reload the page and try again.", { status: 400 });
  const result = await send(visit, { id, intent, form });
  if (result.ok)
    return redirect(
      `/admin/draft-orders/${encodeURIComponent(id)}?${new URLSearchParams({ done: intent })}`,
      303,
    );
  return failedForm<DraftOrderProblem>(result, { intent, ...rejectionOf(result, form) });
}

interface SentForm {
  id: string;
  intent: DraftOrderIntent;
  form: FormData;
}

function send(visit: AdminVisit, { id, intent, form }: SentForm): Promise<AdminResult<unknown>> {
  const text = (name: string) => fieldText(form, name);
  // Each form of the page has a key of its own; so has each line.
  const isRemoved = form.has("remove");
  const key = [text("key"), isRemoved ? "remove" : intent, text("uid").slice(0, 16)]
    .filter(Boolean)
    .join("-");
  const base = { id, key, version: text("version") };
  switch (intent) {
    case "add":
      return visit.attempt(AddDraftOrderItemDocument, {
        input: {
          ...base,
          sku: text("sku"),
          quantity: positiveNumber(text("quantity")),
          selected_options: optionsOf(form),
          design_id: text("design") || null,
        },
      });
    case "quantity":
      return visit.attempt(UpdateDraftOrderItemDocument, {
        input: { ...base, uid: text("uid"), quantity: isRemoved ? 0 : positiveNumber(text("quantity")) },
      });
    case "address":
      return visit.attempt(SetDraftOrderAddressDocument, { input: { ...base, address: addressOf(form) } });
    case "method":
      return visit.attempt(SetDraftOrderShippingMethodDocument, {
        input: { ...base, method_code: text("method") },
      });
    case "discount":
      return visit.attempt(SetDraftOrderDiscountDocument, {
        input: { ...base, amount: text("amount"), reason: text("reason") },
      });
    case "comment":
      return visit.attempt(SetDraftOrderCommentDocument, { input: { ...base, comment: text("comment") } });
    case "send":
      return visit.attempt(SendDraftOrderDocument, { input: { ...base, message: text("message") } });
    case "revoke":
      return visit.attempt(RevokeDraftOrderLinkDocument, { input: base });
    case "reopen":
      return visit.attempt(ReopenDraftOrderDocument, { input: base });
    case "cancel":
      return visit.attempt(CancelDraftOrderDocument, { input: base });
  }
}

/** An invalid number is one that the engine rejects with its sentence about quantities. */
function positiveNumber(typed: string): number {
  return /^\d{1,6}$/.test(typed) && Number(typed) > 0 ? Number(typed) : -1;
}

function optionsOf(form: FormData): string[] {
  const names = [...form.keys()].filter((name) => name.startsWith(OPTION_PREFIX));
  return names.map((name) => fieldText(form, name)).filter(Boolean);
}

function addressOf(form: FormData) {
  const text = (name: string) => fieldText(form, name);
  return {
    firstname: text("firstname"),
    lastname: text("lastname"),
    company: text("company"),
    street: [text("street"), text("street2")],
    city: text("city"),
    region: text("region"),
    postcode: text("postcode"),
    telephone: text("telephone"),
  };
}
