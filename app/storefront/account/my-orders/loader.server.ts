import { OrdersByStatusDocument } from "~/provider/contract/documents.generated";
import { isWhollySupported } from "~/provider/supports.server";
import { pageNumber } from "~/storefront/ui/page-number";
import type { AccountVisit } from "../account-visit";
import { orderSummaries } from "../orders/order-summaries.server";
import { providerFilter, readOrderFilter } from "./order-filter";
import type { MyOrdersData } from "./page";

const PAGE_SIZE = 10;

/** The page of orders that the parameter `p` and the filter name; the first page for an invalid number. */
export async function loader(visit: AccountVisit): Promise<MyOrdersData> {
  const { searchParams } = new URL(visit.request.url);
  const asked = readOrderFilter(searchParams);
  const hasStatuses = await isWhollySupported(OrdersByStatusDocument);
  const filter = hasStatuses ? asked : { ...asked, status: "" };
  const summaries = await orderSummaries(
    visit,
    pageNumber(searchParams, "p"),
    PAGE_SIZE,
    providerFilter(filter, Date.now()),
  );
  return { ...summaries, filter, hasStatuses };
}
