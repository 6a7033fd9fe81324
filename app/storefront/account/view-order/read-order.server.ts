import { ViewOrderDocument, ViewOrderExtensionDocument } from "~/provider/contract/documents.generated";
import { hostedPaymentAddress } from "~/storefront/checkout/hosted-payment.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import { orderView } from "../order-view";
import type { RoomVisit } from "../room-visit";
import { orderProgressView } from "./order-progress-view";
import type { ViewOrderData } from "./view-order-page";
import { viewOrderPath } from "./view-order-path";

/**
 * The customer's own order by its number, or one parcel of it.
 * @throws Response 404 when there is none of theirs
 */
export async function readOrder(visit: RoomVisit): Promise<ViewOrderData> {
  const number = visit.orderId;
  if (!number) throw notFound();
  const [core, extension] = await Promise.all([
    visit.ask(ViewOrderDocument, { number }),
    visit.provider.attempt(ViewOrderExtensionDocument, { number }),
  ]);
  const order = core.customer?.orders?.items[0];
  if (!order) throw notFound();
  const extended = extension.data?.customer?.orders?.items[0] ?? null;
  const view = orderView(order, extended);
  const progress = orderProgressView(order, extended);
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
  if (claimed !== null) return `Something Is Wrong: Order ${number}`;
  return parcel === undefined ? `Order ${number}` : `Parcel ${parcel}`;
}

/** The line that the address names with `claim`, when something can be claimed about it. */
export function claimLine(request: Request, claimable: string[]): string | null {
  const asked = new URL(request.url).searchParams.get("claim");
  return asked !== null && claimable.includes(asked) ? asked : null;
}

function notFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
