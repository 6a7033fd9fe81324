import { redirect } from "@remix-run/node";
import { MyOrderDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { goToPayment } from "./go-to-payment.server";

/** Leads to the payment page of the customer's order by `number`, else of the order this browser placed. */
export async function payOrder(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const number = fieldText(await submittedForm(request), "number");
  const token = number ? await ownOrderToken(provider, number) : await readCookie(request, orderDataCookie);
  if (!token) return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
  provider.keepCookie(orderDataCookie, token);
  return goToPayment(request, provider, token);
}

async function ownOrderToken(provider: Provider, number: string): Promise<string | null> {
  if (!provider.isLoggedIn) return null;
  const answer = await provider.attempt(MyOrderDocument, { number });
  return answer.data?.customer?.orders?.items[0]?.token ?? null;
}
