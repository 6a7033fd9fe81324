import type { MyOrdersData } from "./my-orders-page";
import { noDeeper } from "./no-deeper.server";
import { orderSummaries } from "./order-summaries.server";
import type { RoomVisit } from "./room-visit";

const PAGE_SIZE = 10;

/**
 * The page of orders that the address asks for with `p`; the first when that is no page number.
 * @throws Response 404 for a deeper address
 */
export async function readMyOrders(visit: RoomVisit): Promise<MyOrdersData> {
  noDeeper(visit);
  const asked = new URL(visit.request.url).searchParams.get("p") ?? "1";
  return orderSummaries(visit, /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1, PAGE_SIZE);
}
