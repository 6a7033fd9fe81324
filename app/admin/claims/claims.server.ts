import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { ClaimsDocument, ExportClaimsDocument } from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { listResponse } from "../ui/download-response";
import { viewsOf } from "../views/views.server";
import { claimFilterInput, readClaimFilter } from "./claim-filter";

/** One page of the claims that match the address. */
export async function readClaims(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = readClaimFilter(searchParams);
  const { claims } = await visit.read(ClaimsDocument, {
    filter: claimFilterInput(filter),
    after: searchParams.get("after"),
  });
  return {
    filter,
    search,
    claims: claims.items,
    endCursor: claims.end_cursor ?? null,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "CLAIMS"),
    mayExport: visit.can("sales.export"),
    maySeeOrders: visit.can("sales.view"),
  };
}

export type ClaimsView = Awaited<ReturnType<typeof readClaims>>;

/** Downloads the claims that match the address as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportClaims(request: Request): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const filter = claimFilterInput(readClaimFilter(new URL(request.url).searchParams));
  const result = await visit.attempt(ExportClaimsDocument, { filter });
  if (!result.ok) throw failedDownload(result);
  return listResponse(result.data.exportClaims, "claims");
}

/** Where somebody continues who had to confirm their identity before an export: the list. */
export function backToClaims(request: Request): Response {
  return redirect(`/admin/claims${new URL(request.url).search}`);
}
