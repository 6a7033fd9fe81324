import { PaymentLinkDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { type PaymentLinkView, waitingLink } from "./payment-link-view";

/**
 * Reads the order of a payment link. Reading changes nothing: mail programs open links, too.
 * @throws Response 502 when the provider is unavailable
 */
export async function readPaymentLink(
  request: Request,
): Promise<{ view: PaymentLinkView; headers: Headers }> {
  const provider = await openProvider(request);
  const token = tokenOf(request);
  const { paymentLink } = await provider.request(PaymentLinkDocument, { token });
  return {
    view: viewOf(paymentLink, token, provider.isLoggedIn),
    headers: await provider.headers({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" }),
  };
}

/** The token of the page's address; "" without one. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

type PaymentLink = Parameters<typeof waitingLink>[0];

function viewOf(
  link: (Omit<PaymentLink, "cart"> & { cart?: PaymentLink["cart"] | null }) | null | undefined,
  token: string,
  isLoggedIn: boolean,
): PaymentLinkView {
  if (link?.cart) return waitingLink({ ...link, cart: link.cart }, token);
  if (link?.state === "UNPAID") return { kind: "unpaid", orderNumber: link.order_number ?? "" };
  if (link?.state === "CANCELED") return { kind: "canceled" };
  return link?.state === "ORDERED" ? { kind: "ordered", isLoggedIn } : { kind: "gone" };
}
