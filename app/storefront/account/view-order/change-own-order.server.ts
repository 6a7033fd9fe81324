import { MyOrderDocument } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { changeOrder } from "./change-order.server";
import { viewOrderPath } from "./view-order-path";

/**
 * Performs the action of a form on the page of the customer's own order.
 * @throws Response 404 for an order of somebody else
 */
export async function changeOwnOrder(visit: AccountVisit): Promise<Response> {
  const { customer } = await visit.ask(MyOrderDocument, { number: visit.orderId ?? "" });
  const order = customer?.orders?.items[0];
  if (!order || visit.subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  return changeOrder({ ...visit, order, isInAccount: true, path: viewOrderPath(order.number) });
}
