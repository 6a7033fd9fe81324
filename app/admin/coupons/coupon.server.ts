import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ChangeCouponDocument,
  CouponDocument,
  CreateCouponDocument,
  DeleteCouponDocument,
  ResetCouponDocument,
} from "../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../frame/failed-form.server";
import { keyOfIntent, newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";
import { type CouponFields, fieldsOf, newCoupon, typedFields } from "./coupon-fields.server";

/** What the page shows after a form that failed, with what was typed. */
export interface CouponProblem extends TypedProblem {
  /** Null for a form without fields. */
  fields: CouponFields | null;
  code: string;
}

const doneTexts: Record<string, string> = {
  created: "The coupon is ready to use.",
  changed: "The coupon was changed. The shop uses it now.",
  reset: "The coupon is as in the brand's folder again.",
};

/** The form of a new coupon. */
export async function readNewCoupon(request: Request) {
  const { staff } = await openAdmin(request);
  const store = wantedStore(request, staff.stores);
  return json({
    coupon: null,
    fields: newCoupon,
    store,
    stores: staff.stores,
    formKey: newFormKey(),
    done: null,
  });
}

/** The form of the coupon with that code in the address's store. @throws Response 404 when there is none */
export async function readCoupon(request: Request, code: string) {
  const visit = await openAdmin(request);
  const store = wantedStore(request, visit.staff.stores);
  const { coupon } = await visit.read(CouponDocument, { store, code });
  if (!coupon) throw new Response("There's no such coupon.", { status: 404 });
  const done = doneTexts[new URL(request.url).searchParams.get("done") ?? ""] ?? null;
  return json({
    coupon,
    fields: fieldsOf(coupon),
    store,
    stores: visit.staff.stores,
    formKey: newFormKey(),
    done,
  });
}

/** Creates a coupon, and shows it. */
export async function createCoupon(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const [store_code, code] = [fieldText(form, "store"), fieldText(form, "code")];
  const fields = typedFields(form);
  const input = { store_code, code, key: fieldText(form, "key"), fields };
  const result = await visit.attemptTyped(CreateCouponDocument, { input });
  if (result.ok) return toCoupon(store_code, code.trim().toUpperCase(), "created");
  return failedForm<CouponProblem>(result, { ...typedProblem(result), fields, code });
}

/** Changes, resets or deletes a coupon. */
export async function changeCoupon(request: Request, code: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const store_code = fieldText(form, "store");
  const key = keyOfIntent(form, intent);
  const fields = intent === "change" ? typedFields(form) : null;
  const input = { store_code, code, key, version: fieldText(form, "version") };
  const result = await attempt(visit, intent, { ...input, fields });
  if (!result.ok) return failedForm<CouponProblem>(result, { ...typedProblem(result), fields, code });
  if (intent === "delete") return redirect("/admin/coupons?deleted", 303);
  return toCoupon(store_code, code, intent === "reset" ? "reset" : "changed");
}

type CouponForm = { store_code: string; code: string; key: string; version: string };

async function attempt(
  visit: AdminVisit,
  intent: string,
  { fields, ...input }: CouponForm & { fields: CouponFields | null },
): Promise<AdminResult<unknown>> {
  if (fields) return visit.attemptTyped(ChangeCouponDocument, { input: { ...input, fields } });
  if (intent === "reset") return visit.attempt(ResetCouponDocument, { input });
  if (intent === "delete") return visit.attempt(DeleteCouponDocument, { input });
  throw new Response("Please reload the page and try again.", { status: 400 });
}

function toCoupon(store: string, code: string, done: string): Response {
  return redirect(`/admin/coupons/${encodeURIComponent(code)}?${new URLSearchParams({ store, done })}`, 303);
}
