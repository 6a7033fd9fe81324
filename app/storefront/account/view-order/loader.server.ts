import { ViewOrderDocument } from "~/provider/contract/documents.generated";
import { hostedPaymentAddress } from "~/storefront/checkout/payment/hosted-payment.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import type { AccountVisit } from "../account-visit";
import { orderView } from "../orders/order-view";
import { orderProgressView } from "./order-progress-view";
import type { ViewOrderData } from "./page";
import { viewOrderPath } from "./view-order-path";

/**
 * The customer's own order by its number, or one parcel of it.
 * @throws Response 404 when there is none of theirs
 */
export async function readOrder(visit: AccountVisit): Promise<ViewOrderData> {
  const number = visit.orderId;
  if (!number) throw notFound();
  const { customer } = await visit.ask(ViewOrderDocument, { number });
  const order = customer?.orders?.items[0];
  if (!order) throw notFound();
  const view = orderView(order);
  const progress = orderProgressView(order);
  const parcel = progress.parcels.find((one) => one.number === visit.subOrderId) ?? null;
  if (visit.subOrderId !== undefined && !parcel) throw notFound();
  const claimed = claimLine(visit.request, progress.claimable);
  return {
    pageTitle: pageTitle(number, visit.subOrderId, claimed),
    order: view,
    progress,
    canPayNow:
      view.statusCode === "pending_payment" &&
      (await hostedPaymentAddress(visit.request, visit.provider, order.token)) !== null,
    path: viewOrderPath(number),
    parcel,
    claimLine: claimed,
    honeypot: honeypotInputs(),
  };
}

/** Tells the pages of one order apart, in tabs and to who hears them. */
function pageTitle(number: string, parcel: string | undefined, claimed: string | null): string {
  if (claimed !== null) return `Report a Problem: Order ${number}`;
  return parcel === undefined ? `Order ${number}` : `Package ${parcel}`;
}

/** The line that the address names with `claim`, when something can be claimed about it. */
export function claimLine(request: Request, claimable: string[]): string | null {
  const asked = new URL(request.url).searchParams.get("claim");
  return asked !== null && claimable.includes(asked) ? asked : null;
}

function notFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
