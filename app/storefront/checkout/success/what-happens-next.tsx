import type { OrderLine, OrderView } from "~/storefront/account/orders/order-view";
import { TextLink } from "~/storefront/ui/text-link";

/** For a provider that reports no address. */
const SEND_CHECK = "Please mail your check with the order number on it. We'll start when it arrives.";

/** The further steps of an order until it arrives. */
export function WhatHappensNext({ order }: { order: OrderView }) {
  const isSentByBuyer = order.statusCode === "pending_payment";
  const isSent = order.shippingAddress !== null;
  return (
    <section aria-labelledby="next" className="mt-8">
      <h2 id="next" className="font-heading text-xl font-semibold">
        What happens next
      </h2>
      <ol className="mt-3 max-w-measure list-decimal space-y-2 pl-5">
        {isSentByBuyer && <li>{order.paymentInstructions ?? SEND_CHECK}</li>}
        {isSent && <OnItsWay order={order} />}
        {order.lines.some(isCertificate) && <ByEmail />}
        {order.lines.some(isMembership) && <Membership />}
      </ol>
    </section>
  );
}

/** Specification §9: it is a virtual item. */
function isMembership({ sku }: OrderLine): boolean {
  return sku === "champ-membership";
}

/** It is mailed, whatever else the order sends. */
function isCertificate({ sku }: OrderLine): boolean {
  return sku.endsWith("gift-certificate");
}

function Membership() {
  return (
    <>
      <li>Once it's paid for, you're a champ member and your cart shows member prices.</li>
      <li>
        See how long it lasts in{" "}
        <TextLink to="/customer/account/information#membership">your account</TextLink>.
      </li>
    </>
  );
}

function OnItsWay({ order }: { order: OrderView }) {
  const hasProof = order.sendProof && order.proofPath !== null;
  const plusProof = hasProof && ", plus the time you take to approve your proof";
  return (
    <>
      {hasProof ? (
        <li>We email you a proof of your designs and start making them once you approve it.</li>
      ) : (
        <li>We check your order by hand, then make it.</li>
      )}
      <li>
        We pack it with care and hand it to the carrier{order.shippingMethod && ` (${order.shippingMethod})`}.
      </li>
      {order.daysAfterPayment !== null && (
        <li>
          It should arrive about <strong>{order.daysAfterPayment} days</strong> after your payment arrives
          {plusProof}.
        </li>
      )}
      {order.arrivalDate && (
        <li>
          It should arrive by <strong>{order.arrivalDate}</strong>
          {plusProof}.
        </li>
      )}
    </>
  );
}

function ByEmail() {
  return (
    <>
      <li>We email the gift certificate code to the recipient right away, or on the date you chose.</li>
      <li>We send you the code too, just in case.</li>
    </>
  );
}
