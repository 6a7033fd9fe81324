import { redirect } from "@remix-run/node";
import { OrderLinkDocument } from "~/provider/contract/documents.generated";
import { readCookie, viewedOrderCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import type { OrderView } from "~/storefront/account/orders/order-view";
import { guestOrderPath } from "~/storefront/guest-order/find-guest-order-form";
import { hasFeature } from "~/storefront/session/features.server";
import type { Purchase } from "~/storefront/traffic/services/service-api";
import { isPayable } from "../payment/hosted-payment.server";
import { type PlacedOrder, placedOrder } from "./placed-order.server";
import { purchaseOf } from "./purchase-of";

export interface SuccessView {
  order: OrderView;
  isLoggedIn: boolean;
  /** The order is in the account of the customer who views it. */
  isInAccount: boolean;
  /** thanks: paid, or to be paid by check; unpaid: awaiting payment by card; closed: canceled before payment. */
  state: "thanks" | "unpaid" | "closed";
  /** The buyer can refer friends for a reward (specification §3 "Cart", UI flags). */
  canReferFriends: boolean;
  /** The purchase event, sent once; null when there is none. */
  purchase: Purchase | null;
}

/**
 * Reads the order just placed and the next steps. The success page is shown once; afterwards the order has its own
 * page.
 * @throws Response 302 to that page, or to the cart when there is no order
 */
export async function readSuccess(request: Request): Promise<{ view: SuccessView; headers: Headers }> {
  const provider = await openProvider(request);
  const placed = await placedOrder(request, provider);
  const { order, token, isInAccount } = placed;
  const wasSeen = (await readCookie(request, viewedOrderCookie)) === token;
  if (wasSeen) throw await toItsPage(provider, placed);
  const state = await stateOf(provider, placed);
  if (state === "thanks") provider.keepCookie(viewedOrderCookie, token);
  return {
    view: {
      order,
      isLoggedIn: provider.isLoggedIn,
      isInAccount,
      state,
      canReferFriends: state === "thanks" && (await hasFeature("recommendations")),
      purchase: state === "thanks" ? purchaseOf(order) : null,
    },
    headers: await provider.headers({ "Cache-Control": "no-store" }),
  };
}

async function stateOf(provider: Provider, { order, token }: PlacedOrder): Promise<SuccessView["state"]> {
  if (order.statusCode === "cancelled") return "closed";
  if (order.statusCode !== "pending_payment") return "thanks";
  return (await isPayable(provider, token)) === false ? "thanks" : "unpaid";
}

/** Redirects to the order in the account, or to the guest order page. */
async function toItsPage(provider: Provider, { order, token, isInAccount }: PlacedOrder): Promise<Response> {
  const headers = await provider.headers();
  if (isInAccount) return redirect(`/customer/account/view-order/${order.number}`, { headers });
  const link = await provider.attempt(OrderLinkDocument, { token });
  return redirect(guestOrderPath(link.data?.guestOrderByToken.view_token ?? token), { headers });
}
