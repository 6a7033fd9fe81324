import { MyOrderDocument } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { changeOrder } from "./change-order.server";
import { viewOrderPath } from "./view-order-path";

/** Does what a form on the page of the customer's own order asks for. @throws Response 404 when it is none of theirs */
export async function changeOwnOrder(visit: AccountVisit): Promise<Response> {
  const { customer } = await visit.ask(MyOrderDocument, { number: visit.orderId ?? "" });
  const order = customer?.orders?.items[0];
  if (!order || visit.subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  return changeOrder({ ...visit, order, isInAccount: true, path: viewOrderPath(order.number) });
}
