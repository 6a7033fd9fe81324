import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ExportPriceCodesDocument,
  type PriceCodeFilterInput,
  PriceCodesDocument,
  type PromotionState,
} from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { csvResponse } from "../ui/download-response";
import { promotionStates } from "../ui/promotion-states";
import { viewsOf } from "../views/views.server";

/** The price codes that match the address. */
export async function readPriceCodes(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const { priceCodes } = await visit.read(PriceCodesDocument, { filter: filterInput(filter) });
  return {
    filter,
    search,
    priceCodes,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "PRICE_CODES"),
    isDeleted: searchParams.has("deleted"),
  };
}

export type PriceCodesView = Awaited<ReturnType<typeof readPriceCodes>>;

/** Downloads the price codes that match the address as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportPriceCodes(request: Request): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const filter = filterInput(readFilter(new URL(request.url).searchParams));
  const result = await visit.attempt(ExportPriceCodesDocument, { filter });
  if (!result.ok) throw failedDownload(result);
  return csvResponse(result.data.exportPriceCodes.csv, "price-codes");
}

/** Where somebody continues who had to confirm their identity before an export: the list. */
export function backToPriceCodes(request: Request): Response {
  return redirect(`/admin/price-codes${new URL(request.url).search}`);
}

/** The filter of the list's address; an unknown state is left out. */
function readFilter(query: URLSearchParams) {
  const state = query.get("state") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    state: Object.hasOwn(promotionStates, state) ? state : "",
    store: query.get("store") ?? "",
  };
}

/** The filter as the staff's API takes it. */
function filterInput({ search, state, store }: ReturnType<typeof readFilter>): PriceCodeFilterInput {
  return {
    search: search || null,
    state: (state || null) as PromotionState | null,
    store_code: store || null,
  };
}
