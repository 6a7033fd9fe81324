import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { CouponsDocument, ExportCouponsDocument } from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { listResponse } from "../ui/download-response";
import { viewsOf } from "../views/views.server";
import { filterInput, readCouponFilter } from "./coupon-filter";

/** One page of the coupons that match the address. */
export async function readCoupons(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = readCouponFilter(searchParams);
  const after = searchParams.get("after");
  const { coupons } = await visit.read(CouponsDocument, { filter: filterInput(filter), after });
  return {
    filter,
    search,
    coupons: coupons.items,
    endCursor: coupons.end_cursor ?? null,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "COUPONS"),
    isDeleted: searchParams.has("deleted"),
  };
}

export type CouponsView = Awaited<ReturnType<typeof readCoupons>>;

/** Downloads the coupons that match the address as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportCoupons(request: Request): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const filter = filterInput(readCouponFilter(new URL(request.url).searchParams));
  const result = await visit.attempt(ExportCouponsDocument, { filter });
  if (!result.ok) throw failedDownload(result);
  return listResponse(result.data.exportCoupons, "coupons");
}

/** Where somebody continues who had to confirm their identity before an export: the list. */
export function backToCoupons(request: Request): Response {
  return redirect(`/admin/coupons${new URL(request.url).search}`);
}
