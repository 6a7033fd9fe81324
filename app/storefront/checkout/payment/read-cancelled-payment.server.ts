import { redirect } from "@remix-run/node";
import { openProvider } from "~/provider/provider.server";
import { placedOrder } from "../success/placed-order.server";
import { isPayable } from "./hosted-payment.server";

/**
 * Reads the order whose payment was canceled.
 * @throws Response 302 to the success page when it needs no payment any more, to the cart when there is none
 */
export async function readCancelledPayment(
  request: Request,
): Promise<{ orderNumber: string; headers: Headers }> {
  const provider = await openProvider(request);
  const { order, token } = await placedOrder(request, provider);
  if (!(await isPayable(provider, token))) throw redirect("/checkout/success");
  return { orderNumber: order.number, headers: await provider.headers({ "Cache-Control": "no-store" }) };
}
