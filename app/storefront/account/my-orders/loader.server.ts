import { pageNumber } from "~/storefront/ui/page-number";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { orderSummaries } from "../orders/order-summaries.server";
import { providerFilter, readOrderFilter } from "./order-filter";
import type { MyOrdersData } from "./page";

const PAGE_SIZE = 10;

/**
 * The page of orders that the address asks for with `p` and its filter; the first when that is no page number.
 * @throws Response 404 for a deeper address
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
