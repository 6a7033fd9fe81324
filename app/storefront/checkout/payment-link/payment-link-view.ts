import { lastShopDay } from "~/brand/shop-day";
import type { PaymentLinkQuery } from "~/provider/contract/documents.generated";
import { addressLines } from "~/storefront/account/address-lines";
import { cartGrandTotal, cartView, type TotalLine } from "~/storefront/cart/cart-view";
import { deliveryMethods } from "~/storefront/cart/estimate/delivery-methods";
import { methodValue } from "~/storefront/cart/estimate/method-value";
import type { OverviewLine } from "~/storefront/cart/lines/cart-overview";
import { overviewLines } from "~/storefront/cart/lines/overview-lines";
import { longDay } from "~/storefront/ui/long-day";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { PaymentChoice } from "../payment/payment-card";
import { paymentStepView } from "../payment/payment-step-view";

/** What a payment link shows. */
export type PaymentLinkView =
  | WaitingLink
  | { kind: "unpaid"; orderNumber: string }
  | { kind: "ordered"; isLoggedIn: boolean }
  | { kind: "canceled" }
  | { kind: "gone" };

export interface WaitingLink {
  kind: "waiting";
  lines: OverviewLine[];
  totals: TotalLine[];
  grandTotal: MoneyAmount | null;
  /** The total of the email, if it differs from that of now. */
  emailedTotal: MoneyAmount | null;
  /** Empty when nothing is shipped. */
  shipTo: string[];
  /** The shipping method with its day of arrival; null when nothing is shipped. */
  delivery: string | null;
  payments: PaymentChoice[];
  /** The last day of the link. */
  until: string;
}

type PaymentLink = NonNullable<PaymentLinkQuery["paymentLink"]>;
type LinkedCart = NonNullable<PaymentLink["cart"]>;

/** A link whose order can be placed. @param token authorizes viewing the cart's designs */
export function waitingLink(
  { cart, emailed_total, expires_at }: PaymentLink & { cart: LinkedCart },
  token: string,
): WaitingLink {
  const view = cartView(cart);
  const grandTotal = cartGrandTotal(view);
  const [address] = cart.shipping_addresses;
  const isSameTotal = !emailed_total || emailed_total.value === grandTotal?.value;
  return {
    kind: "waiting",
    lines: overviewLines(view).map((line) => ({ ...line, picture: withLink(line.picture, token) })),
    totals: view.totals,
    grandTotal,
    emailedTotal: isSameTotal ? null : emailed_total,
    shipTo: address ? addressLines(address) : [],
    delivery: deliveryOf(cart),
    payments: paymentStepView(cart, { hasPaymentPage: true }).methods,
    until: longDay(expires_at && lastShopDay(expires_at)),
  };
}

/** The picture of a design needs the link; those of products are public. */
function withLink(picture: string | null, token: string): string | null {
  if (!picture?.startsWith("/pictures/designs/")) return picture;
  return `${picture}?${new URLSearchParams({ payment_link: token })}`;
}

function deliveryOf({ shipping_addresses: [address] }: LinkedCart): string | null {
  const selected = address?.selected_shipping_method;
  if (!selected) return null;
  const method = deliveryMethods(address.available_shipping_methods).find(
    ({ value }) => value === methodValue(selected),
  );
  return method ? [method.title, method.description].filter(Boolean).join(": ") : null;
}
