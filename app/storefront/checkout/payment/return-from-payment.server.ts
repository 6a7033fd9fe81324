import { redirect } from "@remix-run/node";
import { TakePaymentDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";

const SENT_BACK = "Your payment arrived late or twice, so we're refunding it. We've emailed you.";
const NOT_BELIEVED = "We couldn't confirm your payment. If your card was charged, we'll know shortly.";

/**
 * Handles the return from the payment page with its signed receipt. Although this is a GET, it records the payment,
 * once: the payment page cannot return in another way, and opening the URL again changes nothing.
 */
export async function returnFromPayment(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const receipt = new URL(request.url).searchParams.get("receipt");
  if (receipt) {
    const response = await provider.attempt(TakePaymentDocument, { receipt });
    const outcome = response.data?.takePayment.outcome;
    if (outcome === "REFUNDED") flash(provider, "error", SENT_BACK);
    else if (outcome !== "PAID") flash(provider, "error", NOT_BELIEVED);
  }
  return redirect("/checkout/success", { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}
