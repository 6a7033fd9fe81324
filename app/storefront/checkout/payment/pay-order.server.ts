import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { seeOther } from "~/storefront/session/see-other.server";
import { goToPayment } from "./go-to-payment.server";

/** Redirects to the payment page of the order that this browser placed. */
export async function payOrder(request: Request): Promise<Response> {
  const [provider, token] = await Promise.all([openProvider(request), readCookie(request, orderDataCookie)]);
  if (!token) return seeOther(provider, CART_PATH);
  return goToPayment(request, provider, token);
}
