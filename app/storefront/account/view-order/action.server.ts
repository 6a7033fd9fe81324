import { MyOrderDocument } from "~/provider/contract/documents.generated";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { changeOrder } from "./change-order.server";
import { viewOrderPath } from "./order-page-data";

/** Handles the forms of the page of the customer's order. @throws Response 404 when the order is none of theirs */
export async function action(visit: AccountVisit): Promise<Response> {
  const { customer } = await visit.ask(MyOrderDocument, { number: visit.orderId ?? "" });
  const order = customer?.orders?.items[0];
  if (!order || visit.subOrderId !== undefined) throw pageNotFound();
  return changeOrder({ ...visit, order, isInAccount: true, path: viewOrderPath(order.number) });
}
