import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CancelableOrderDocument,
  CancellationQuoteDocument,
  CancelOrderInPartDocument,
} from "../../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../../frame/failed-form.server";
import { newFormKey } from "../../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { moneyText } from "../../ui/format";
import { partChoices, quotedDestinations, quotedParts } from "../refund/quoted-parts";
import { isRefundField, readRefundFields } from "../refund/refund-fields";

/** Parameter with which the address asks for a preview. */
const PREVIEW = "preview";

/**
 * What can be canceled of an order, and the preview of the cancellation in the address.
 * @throws Response 403 without the permission, 404 when there is no such order
 */
export async function readCancellation(request: Request, number: string) {
  const visit = await openAdmin(request);
  if (!visit.can("sales.cancel"))
    throw new Response("Your role doesn't allow canceling orders.", { status: 403 });
  const { order } = await visit.read(CancelableOrderDocument, { number });
  if (!order) throw new Response("Not found", { status: 404 });
  const query = new URL(request.url).searchParams;
  const isPreview = query.has(PREVIEW);
  const typed = (name: string) => (isPreview ? (query.get(name) ?? "") : "");
  const { cancelable, ...facts } = order;
  return {
    order: facts,
    formKey: newFormKey(),
    choices: cancelable && partChoices(cancelable, typed),
    ...(isPreview && cancelable ? await preview(visit, number, query) : { preview: null, problem: null }),
  };
}

export type CancellationPageView = Awaited<ReturnType<typeof readCancellation>>;

/** What the page shows after a cancellation that failed. */
export interface CancellationFormProblem extends TypedProblem {
  /** The reason as typed. */
  text: string;
}

/** Makes the cancellation of the form, and shows the order. */
export async function makeCancellation(request: Request, number: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const text = fieldText(form, "text");
  const cancellation = readFields(form);
  if ("problem" in cancellation) {
    const problem = { message: cancellation.problem, field: null, needsConfirmation: false, text };
    return failedForm<CancellationFormProblem>({ code: null }, problem);
  }
  const input = {
    number,
    version: fieldText(form, "version"),
    key: `${fieldText(form, "key")}-cancel`,
    text,
    cancellation: cancellation.input,
  };
  const result = await visit.attemptTyped(CancelOrderInPartDocument, { input });
  if (result.ok) return redirect(`/admin/orders/${encodeURIComponent(number)}?done=cancel-in-part`, 303);
  return failedForm<CancellationFormProblem>(result, { ...typedProblem(result), text });
}

/** Reads the pieces and shipping to cancel, whose fields are those of a refund. */
function readFields(fields: Iterable<[string, FormDataEntryValue]>) {
  const read = readRefundFields(fields);
  if ("problem" in read) return read;
  const { items, shipping } = read.input;
  return { input: { items: items ?? [], shipping } };
}

async function preview({ attempt }: AdminVisit, number: string, query: URLSearchParams) {
  const read = readFields(query);
  if ("problem" in read) return { preview: null, problem: read.problem };
  const result = await attempt(CancellationQuoteDocument, { number, cancellation: read.input });
  if (!result.ok) return { preview: null, problem: result.message };
  const { amount, destinations, is_whole, items, owed, shipping, tax } = result.data.cancellationQuote;
  const others = [
    { label: "Shipping", amount: shipping },
    { label: "Sales tax", amount: tax },
  ];
  return {
    problem: null,
    preview: {
      parts: [...quotedParts(items, others), { id: "total", label: "Total", amount: moneyText(amount) }],
      destinations: quotedDestinations(destinations),
      isWhole: is_whole,
      owed: owed && !is_whole ? moneyText(owed) : null,
      fields: [...query].filter(([name]) => isRefundField(name)),
    },
  };
}
