import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  AddOrderCommentDocument,
  CancelOrderDocument,
  HoldOrderDocument,
  OrderDocument,
  ReleaseOrderDocument,
} from "../documents.generated";
import { failedForm, typedProblem } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { insertsTemplate, insertTemplate } from "../reply-templates/insert-template.server";
import { type OrderIntent, orderIntents } from "./order-intents";
import { orderSteps } from "./order-steps.server";
import { orderTemplates } from "./order-templates.server";

const MAX_KEY_LENGTH = 64;

const documents = {
  comment: AddOrderCommentDocument,
  hold: HoldOrderDocument,
  release: ReleaseOrderDocument,
  cancel: CancelOrderDocument,
} as const;

/** An order with everything that staff see. @throws Response 404 when there is none in the person's stores */
export async function readOrder(request: Request, number: string) {
  const visit = await openAdmin(request);
  const { order } = await visit.read(OrderDocument, { number });
  if (!order) throw new Response("Not found", { status: 404 });
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return {
    order,
    templates: await orderTemplates(visit, order),
    formKey: newFormKey(),
    done: outcomeOf(done),
    maySeeCustomer: visit.can("customers.view"),
    maySeeAudit: visit.can("audit.view"),
  };
}

export type OrderPageView = Awaited<ReturnType<typeof readOrder>>;

/** What the page shows after a form that failed, or inserted a template. */
export interface OrderFormProblem {
  /** Identifies the form on the page. */
  form: string;
  /** Null when a template was inserted. */
  message: string | null;
  /** Name of the field that it is about. */
  field: string | null;
  /** The person has to enter the password again. */
  needsConfirmation: boolean;
  /** What was typed. */
  fields: Record<string, string>;
}

/**
 * Does what a form of the page asks for, and shows the order again; or inserts a template into the form.
 * @throws Response 400 for an unknown form
 */
export async function changeOrder(request: Request, number: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const id = fieldText(form, "form") || intent;
  if (insertsTemplate(form)) return json(await withTemplate(visit, form, id));
  const base = {
    number,
    version: fieldText(form, "version"),
    key: newKey(fieldText(form, "key"), id),
  };
  const result = await sendForm({ ...visit, attempt: visit.attemptTyped }, intent, { form, base });
  if (result.ok) return redirect(`/admin/orders/${encodeURIComponent(number)}?done=${intent}`, 303);
  return failedForm<OrderFormProblem>(result, {
    form: id,
    ...typedProblem(result),
    fields: typedFields(form),
  });
}

/** A form of the page with a template below what is typed. */
async function withTemplate(visit: AdminVisit, form: FormData, id: string): Promise<OrderFormProblem> {
  // What is replied to: a claim, or the line of a proof.
  const subject = fieldText(form, "claim") || fieldText(form, "line");
  const { text, problem } = await insertTemplate(visit, form, { field: "text", subject });
  const fields = { ...typedFields(form), text };
  return { form: id, message: problem, field: null, needsConfirmation: false, fields };
}

function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function sendForm(visit: AdminVisit, intent: string, sent: { form: FormData; base: OrderForm }) {
  if (isStep(intent)) return orderSteps[intent].send(visit, sent);
  if (!isIntent(intent)) throw new Response("Please reload the page and try again.", { status: 400 });
  const input = { ...sent.base, text: fieldText(sent.form, "text") };
  if (intent === "hold")
    return visit.attempt(documents.hold, { input, askBuyer: fieldText(sent.form, "ask") === "1" });
  return visit.attempt<unknown, { input: typeof input }>(documents[intent], { input });
}

interface OrderForm {
  number: string;
  version: string;
  key: string;
}

/** The key of one of the page's forms, of which each acts once. */
function newKey(pageKey: string, form: string): string {
  return `${pageKey}-${form}`.slice(0, MAX_KEY_LENGTH);
}

/** @param done of the address: what was done before this page */
function outcomeOf(done: string): string | null {
  if (done === "refund") return "Refunded, and the buyer was emailed.";
  if (done === "cancel-in-part") return "Canceled, and the buyer was emailed.";
  if (isStep(done)) return orderSteps[done].done;
  return isIntent(done) ? orderIntents[done].done : null;
}

function isStep(text: string): boolean {
  return Object.hasOwn(orderSteps, text);
}

function isIntent(text: string): text is OrderIntent {
  return Object.hasOwn(orderIntents, text);
}
