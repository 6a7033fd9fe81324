import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  AddOrderCommentsDocument,
  HoldOrdersDocument,
  type OrdersTextInput,
  PrintPackingSlipsDocument,
  ReleaseOrdersDocument,
} from "../../documents.generated";
import { failedForm } from "../../frame/failed-form.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { type BulkStep, checkedNumber, isBulkStep } from "./bulk-steps";

/** What became of a form that did not change every checked order. */
export interface BulkOutcome {
  /** Why nothing was changed; null when some orders may have been. */
  message: string | null;
  changed: number;
  unchanged: { number: string; reason: string }[];
  /** The checked orders, and what was typed. */
  numbers: string[];
  text: string;
}

/**
 * Takes a step for the checked orders, and shows the list again; or shows their packing slips.
 * @throws Response 400 for an unknown step
 */
export async function changeOrders(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const step = fieldText(form, "step");
  if (!isBulkStep(step)) throw new Response("Please reload the page and try again.", { status: 400 });
  const numbers = [...form.keys()].flatMap((name) => checkedNumber(name) ?? []);
  const text = fieldText(form, "text");
  const nothing = { changed: 0, unchanged: [], numbers, text };
  if (step === "slips") {
    const slips = await visit.attempt(PrintPackingSlipsDocument, { numbers });
    if (slips.ok) return redirect(slips.data.printPackingSlips, 303);
    return failedForm<BulkOutcome>(slips, { ...nothing, message: slips.message });
  }
  const input = { numbers, text, key: `${fieldText(form, "key")}-${step}` };
  const result = await sendStep(visit, step, input);
  if (!result.ok) return failedForm<BulkOutcome>(result, { ...nothing, message: result.message });
  const { changed, unchanged } = result.data;
  if (unchanged.length > 0)
    return json<BulkOutcome>({ message: null, changed, unchanged, numbers: [], text: "" });
  const query = new URLSearchParams(new URL(request.url).search);
  query.set("changed", String(changed));
  return redirect(`/admin/orders?${query}`, 303);
}

type Changed = Pick<BulkOutcome, "changed" | "unchanged">;

async function sendStep(
  { attempt }: AdminVisit,
  step: Exclude<BulkStep, "slips">,
  input: OrdersTextInput,
): Promise<AdminResult<Changed>> {
  if (step === "comment") {
    const result = await attempt(AddOrderCommentsDocument, { input });
    return result.ok ? { ...result, data: result.data.addOrderComments } : result;
  }
  if (step === "hold") {
    const result = await attempt(HoldOrdersDocument, { input });
    return result.ok ? { ...result, data: result.data.holdOrders } : result;
  }
  const result = await attempt(ReleaseOrdersDocument, { input });
  return result.ok ? { ...result, data: result.data.releaseOrders } : result;
}
