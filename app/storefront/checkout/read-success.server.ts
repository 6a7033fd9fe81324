import { MyOrderDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import type { OrderView } from "~/storefront/account/order-view";
import { hostedPaymentAddress } from "./hosted-payment.server";
import { placedOrder } from "./placed-order.server";

export interface SuccessView {
  order: OrderView;
  isLoggedIn: boolean;
  /** It stands in the account of the customer who looks at it. */
  isInAccount: boolean;
  /** It waits for a payment by card. */
  canPayNow: boolean;
}

/** The order just placed and what the shopper can do next. @throws Response 302 to the cart when there is none */
export async function readSuccess(request: Request): Promise<{ view: SuccessView; headers: Headers }> {
  const provider = await openProvider(request);
  const { order, token } = await placedOrder(request, provider);
  const isInAccount = await hasOrder(provider, order.number, token);
  const isUnpaid = order.statusCode === "pending_payment";
  const canPayNow = isUnpaid && (await hostedPaymentAddress(request, provider, token)) !== null;
  return {
    view: { order, isLoggedIn: provider.isLoggedIn, isInAccount, canPayNow },
    headers: await provider.headers({ "Cache-Control": "no-store" }),
  };
}

/** A guest's order stays out of the account that they open afterwards. */
async function hasOrder(provider: Provider, number: string, token: string): Promise<boolean> {
  if (!provider.isLoggedIn) return false;
  const answer = await provider.attempt(MyOrderDocument, { number });
  return answer.data?.customer?.orders?.items[0]?.token === token;
}
