import { pageNumber } from "~/storefront/ui/page-number";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { orderSummaries } from "../order-summaries.server";
import type { MyOrdersData } from "./my-orders-page";
import { providerFilter, readOrderFilter } from "./order-filter";

const PAGE_SIZE = 10;

/**
 * Reads the page of orders in the URL's `p` with its filter; an invalid page number means the first.
 * @throws Response 404 for an unknown sub-page
 */
export async function readMyOrders(visit: AccountVisit): Promise<MyOrdersData> {
  noDeeper(visit);
  const { searchParams } = new URL(visit.request.url);
  const filter = readOrderFilter(searchParams);
  const summaries = await orderSummaries(
    visit,
    pageNumber(searchParams, "p"),
    PAGE_SIZE,
    providerFilter(filter, Date.now()),
  );
  return { ...summaries, filter };
}
