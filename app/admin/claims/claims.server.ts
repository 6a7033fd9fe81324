import { ClaimsDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
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
  };
}

export type ClaimsView = Awaited<ReturnType<typeof readClaims>>;
