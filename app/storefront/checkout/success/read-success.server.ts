import { redirect } from "@remix-run/node";
import { MyOrderDocument, OrderLinkDocument } from "~/provider/contract/documents.generated";
import { orderSeenCookie, readCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import type { OrderView } from "~/storefront/account/orders/order-view";
import { guestOrderPath } from "~/storefront/guest-order/find-guest-order-form";
import { hostedPaymentAddress } from "../payment/hosted-payment.server";
import { type PlacedOrder, placedOrder } from "./placed-order.server";
import type { Purchase } from "./use-purchase-event";

export interface SuccessView {
  order: OrderView;
  isLoggedIn: boolean;
  /** The order belongs to the account of the logged-in customer. */
  isInAccount: boolean;
  /** Paid or payable by check; waiting for a payment by card; or cancelled before it was paid. */
  state: "thanks" | "unpaid" | "closed";
  /** The purchase event for the analytics services, sent once; null when there is none. */
  purchase: Purchase | null;
}

/**
 * The order that was just placed. The success page is shown once; after that the order has its own page.
 * @throws Response 302 to that page, or to the cart without an order
 */
export async function readSuccess(request: Request): Promise<{ view: SuccessView; headers: Headers }> {
  const provider = await openProvider(request);
  const placed = await placedOrder(request, provider);
  const { order, token } = placed;
  const isInAccount = await hasOrder(provider, order.number, token);
  const wasSeen = (await readCookie(request, orderSeenCookie)) === token;
  if (wasSeen) throw await toItsPage(provider, placed, isInAccount);
  const state = await stateOf(request, provider, placed);
  if (state === "thanks") provider.keepCookie(orderSeenCookie, token);
  return {
    view: {
      order,
      isLoggedIn: provider.isLoggedIn,
      isInAccount,
      state,
      purchase: state === "thanks" ? purchaseOf(order) : null,
    },
    headers: await provider.headers({ "Cache-Control": "no-store" }),
  };
}

async function stateOf(
  request: Request,
  provider: Provider,
  { order, token }: PlacedOrder,
): Promise<SuccessView["state"]> {
  if (order.statusCode === "cancelled") return "closed";
  if (order.statusCode !== "pending_payment") return "thanks";
  return (await hostedPaymentAddress(request, provider, token)) === null ? "thanks" : "unpaid";
}

/**
 * Whether the order is in the customer's account. A guest's order is added to a new account once its address is
 * confirmed.
 */
async function hasOrder(provider: Provider, number: string, token: string): Promise<boolean> {
  if (!provider.isLoggedIn) return false;
  const answer = await provider.attempt(MyOrderDocument, { number });
  return answer.data?.customer?.orders?.items[0]?.token === token;
}

/** Redirects to the order in the account, else to the page of a guest's order. */
async function toItsPage(
  provider: Provider,
  { order, token }: PlacedOrder,
  isInAccount: boolean,
): Promise<Response> {
  const headers = await provider.headers();
  if (isInAccount) return redirect(`/customer/account/view-order/${order.number}`, { headers });
  const link = await provider.attempt(OrderLinkDocument, { token });
  return redirect(guestOrderPath(link.data?.guestOrderByToken.view_token ?? token), { headers });
}

function purchaseOf({ number, totals }: OrderView): Purchase {
  const paid = totals.at(-1)?.amount;
  return { number, value: paid?.value ?? 0, currency: paid?.currency ?? "USD" };
}
