import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { findOrderByToken } from "../orders/order-by-token";
import { isHosted } from "./payment-methods";
import { paymentToken } from "./payment-token";

/**
 * Path of the hosted page for an order's token; null when nothing is to be paid there. Only the path of the return
 * address is used: the page is on the store's own site and never redirects elsewhere.
 */
export async function hostedPayment(
  { db, storeCode, settings }: EngineContext,
  orderToken: string,
  returnUrl: string,
): Promise<{ redirect_url: string } | null> {
  const returnPath = pathOf(returnUrl);
  const order = await findOrderByToken(db, storeCode, orderToken).executeTakeFirst();
  if (order?.status !== "pending_payment" || !isHosted(order.payment_method)) return null;
  const claims = { orderId: order.id, cents: order.grand_total_cents, returnPath };
  const token = paymentToken.sign(settings, claims);
  return { redirect_url: `/sandbox-payment/${token}` };
}

function pathOf(address: string): string {
  const site = "http://shop.invalid";
  if (address.length > 1000 || !URL.canParse(address, site)) {
    throw inputError("The return address is not valid.", "return_url");
  }
  const url = new URL(address, site);
  if (!/^https?:$/.test(url.protocol)) throw inputError("The return address is not valid.", "return_url");
  return url.pathname.replace(/^\/{2,}/, "/") + url.search;
}
