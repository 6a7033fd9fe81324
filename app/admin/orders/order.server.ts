import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  AddOrderCommentDocument,
  CancelOrderDocument,
  HoldOrderDocument,
  OrderDocument,
  ReleaseOrderDocument,
} from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { failedForm } from "./failed-form.server";
import { newFormKey } from "./form-key.server";
import { type OrderIntent, orderIntents } from "./order-intents";

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
    formKey: newFormKey(),
    done: outcomeOf(done),
    maySeeCustomer: visit.can("customers.view"),
    maySeeAudit: visit.can("audit.view"),
  };
}

export type OrderPageView = Awaited<ReturnType<typeof readOrder>>;

/** What the page shows after a form that failed. */
export interface OrderFormProblem {
  intent: OrderIntent;
  message: string;
  text: string;
}

/**
 * Does what a form of the page asks for, and shows the order again.
 * @throws Response 400 for an unknown form
 */
export async function changeOrder(request: Request, number: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (!isIntent(intent)) throw new Response("Please reload the page and try again.", { status: 400 });
  const text = fieldText(form, "text");
  const input = {
    number,
    version: fieldText(form, "version"),
    key: `${fieldText(form, "key")}-${intent}`,
    text,
  };
  const result = await visit.attempt<unknown, { input: typeof input }>(documents[intent], { input });
  if (result.ok) return redirect(`/admin/orders/${encodeURIComponent(number)}?done=${intent}`, 303);
  return failedForm<OrderFormProblem>(result, { intent, message: result.message, text });
}

/** @param done of the address: what was done before this page */
function outcomeOf(done: string): string | null {
  if (done === "refund") return "Refunded, and the buyer was emailed.";
  return isIntent(done) ? orderIntents[done].done : null;
}

function isIntent(text: string): text is OrderIntent {
  return Object.hasOwn(orderIntents, text);
}
