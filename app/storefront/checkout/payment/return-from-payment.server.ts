import { redirect } from "@remix-run/node";
import { ConfirmPaymentDocument, TakePaymentDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";

const SENT_BACK = "Your payment arrived late or twice, so we're refunding it. We've emailed you.";
const NOT_BELIEVED = "We couldn't confirm your payment. If your card was charged, we'll know shortly.";
const PENDING = "Your payment is on its way. We'll email you as soon as it arrives.";

/**
 * Handles the return from the payment page. A payment service is asked for the payment; the sandbox page brings a signed
 * receipt. Although this is a GET, it records the payment, once: the payment page cannot return in another way, and
 * opening the URL again changes nothing.
 */
export async function returnFromPayment(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const outcome = await outcomeOf(request, provider);
  if (outcome === "REFUNDED") flash(provider, "error", SENT_BACK);
  else if (outcome === "PENDING") flash(provider, "success", PENDING);
  else if (outcome !== "PAID" && outcome !== null) flash(provider, "error", NOT_BELIEVED);
  return redirect("/checkout/success", { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}

/** Null when this browser has placed no order. */
async function outcomeOf(request: Request, provider: Provider) {
  const receipt = new URL(request.url).searchParams.get("receipt");
  if (receipt) {
    const response = await provider.attempt(TakePaymentDocument, { receipt });
    return response.data?.takePayment.outcome;
  }
  const orderToken = await readCookie(request, orderDataCookie);
  if (!orderToken) return null;
  const response = await provider.attempt(ConfirmPaymentDocument, { orderToken });
  return response.data?.confirmPayment.outcome;
}
