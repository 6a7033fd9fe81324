import { redirectDocument } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import { startPayment } from "./hosted-payment.server";

/** 303 to the payment page, or to the success page when no payment is due there. */
export async function goToPayment(
  request: Request,
  provider: Provider,
  orderToken: string,
): Promise<Response> {
  const { address, problem } = await startPayment(request, provider, orderToken);
  flash(provider, "error", problem);
  if (!address) return seeOther(provider, "/checkout/success");
  return redirectDocument(address, { status: 303, headers: await provider.headers() });
}
