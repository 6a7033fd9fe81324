import { redirect } from "@remix-run/node";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { goToPayment } from "./go-to-payment.server";

/** Leads to the payment page of the order that this browser placed. */
export async function payOrder(request: Request): Promise<Response> {
  const [provider, token] = await Promise.all([openProvider(request), readCookie(request, orderDataCookie)]);
  if (!token) return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
  return goToPayment(request, provider, token);
}
