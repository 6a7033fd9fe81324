import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CreateRefundDocument,
  RefundableOrderDocument,
  RefundQuoteDocument,
} from "../../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../../frame/failed-form.server";
import { newFormKey } from "../../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { moneyText } from "../../ui/format";
import { partChoices, quotedDestinations, quotedParts } from "./quoted-parts";
import { isRefundField, REFUND_FIELDS, readRefundFields } from "./refund-fields";

/** Parameter with which the address asks for a preview. */
const PREVIEW = "preview";

/**
 * What can be refunded of an order, and the preview of the refund in the address.
 * @throws Response 403 without the permission, 404 when there is no such order
 */
export async function readRefund(request: Request, number: string) {
  const visit = await openAdmin(request);
  if (!visit.can("sales.refund")) throw new Response("Your role doesn't allow refunds.", { status: 403 });
  const { order } = await visit.read(RefundableOrderDocument, { number });
  if (!order) throw new Response("Not found", { status: 404 });
  const query = new URL(request.url).searchParams;
  const isPreview = query.has(PREVIEW);
  const typed = (name: string) => (isPreview ? (query.get(name) ?? "") : "");
  const { refundable, ...facts } = order;
  return {
    order: facts,
    formKey: newFormKey(),
    choices: refundable && {
      left: moneyText(refundable.amount),
      leftToday: refundable.left_today ? moneyText(refundable.left_today) : null,
      ...partChoices(refundable, typed),
      adjustment: typed(REFUND_FIELDS.adjustment),
    },
    ...(isPreview && refundable ? await preview(visit, number, query) : { preview: null, problem: null }),
  };
}

export type RefundPageView = Awaited<ReturnType<typeof readRefund>>;

/** What the page shows after a refund that failed. */
export type RefundFormProblem = Pick<TypedProblem, "message" | "needsConfirmation">;

/** Makes the refund of the form, and shows the order. */
export async function makeRefund(request: Request, number: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const read = readRefundFields(form);
  if ("problem" in read)
    return failedForm<RefundFormProblem>({ code: null }, { message: read.problem, needsConfirmation: false });
  const input = {
    number,
    version: fieldText(form, "version"),
    key: `${fieldText(form, "key")}-refund`,
    refund: read.input,
  };
  const result = await visit.attemptTyped(CreateRefundDocument, { input });
  if (result.ok) return redirect(`/admin/orders/${encodeURIComponent(number)}?done=refund`, 303);
  return failedForm<RefundFormProblem>(result, typedProblem(result));
}

async function preview({ attempt }: AdminVisit, number: string, query: URLSearchParams) {
  const read = readRefundFields(query);
  if ("problem" in read) return { preview: null, problem: read.problem };
  const result = await attempt(RefundQuoteDocument, { number, refund: read.input });
  if (!result.ok) return { preview: null, problem: result.message };
  const { adjustment, amount, destinations, is_whole, items, shipping, tax } = result.data.refundQuote;
  const others = [
    { label: "Shipping", amount: shipping },
    { label: "Sales tax", amount: tax },
    { label: adjustment.value < 0 ? "Refunded before" : "Additional refund", amount: adjustment },
  ];
  return {
    problem: null,
    preview: {
      parts: quotedParts(items, others),
      amount: moneyText(amount),
      destinations: quotedDestinations(destinations),
      isWhole: is_whole,
      fields: [...query].filter(([name]) => isRefundField(name)),
    },
  };
}
