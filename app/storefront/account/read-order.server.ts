import { MyOrderDocument, MyOrderExtensionDocument } from "~/provider/contract/documents.generated";
import { hostedPaymentAddress } from "~/storefront/checkout/hosted-payment.server";
import { orderView } from "./order-view";
import type { RoomVisit } from "./room-visit";
import type { ViewOrderData } from "./view-order-page";

/**
 * The customer's own order by its number.
 * @throws Response 404 when there is none of theirs
 */
export async function readOrder(visit: RoomVisit): Promise<ViewOrderData> {
  const number = visit.orderId;
  if (!number || visit.subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  const [core, extension] = await Promise.all([
    visit.ask(MyOrderDocument, { number }),
    visit.provider.attempt(MyOrderExtensionDocument, { number }),
  ]);
  const order = core.customer?.orders?.items[0];
  if (!order) throw new Response("Page Not Found", { status: 404 });
  const view = orderView(order, extension.data?.customer?.orders?.items[0] ?? null);
  const canPayNow =
    view.statusCode === "pending_payment" &&
    (await hostedPaymentAddress(visit.request, visit.provider, order.token)) !== null;
  return { order: view, canPayNow };
}
