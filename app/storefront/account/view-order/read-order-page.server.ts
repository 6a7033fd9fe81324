import type { ViewGuestOrderQuery } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { isPayable } from "~/storefront/checkout/payment/hosted-payment.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import { orderView } from "../orders/order-view";
import type { OrderPageData } from "./order-page-data";
import { orderProgressView } from "./order-progress-view";

/** The page of an order, for its customer or a guest, without a parcel. @param path the page's own address */
export async function readOrderPage(
  { request, provider }: { request: Request; provider: Provider },
  providerOrder: ViewGuestOrderQuery["guestOrderByToken"],
  path: string,
): Promise<OrderPageData> {
  const order = orderView(providerOrder);
  const progress = orderProgressView(providerOrder);
  const claimed = new URL(request.url).searchParams.get("claim");
  return {
    order,
    progress,
    canPayNow:
      order.statusCode === "pending_payment" && (await isPayable(provider, providerOrder.token)) === true,
    path,
    parcel: null,
    claimLine: progress.claimable.find((lineId) => lineId === claimed) ?? null,
    honeypot: honeypotInputs(),
  };
}
