import { Link } from "@remix-run/react";
import type { OrderLine, OrderView } from "~/storefront/account/order-view";

/** For a provider that does not say where to. */
const SEND_CHECK = "Please send your check with the order number on it. We begin when it has arrived.";

/** The way of an order from now on, until it arrives. */
export function WhatHappensNext({ order }: { order: OrderView }) {
  const isByCheck = order.statusCode === "pending_payment";
  const isSent = order.shippingAddress !== null;
  return (
    <section aria-labelledby="next" className="mt-8">
      <h2 id="next" className="font-heading text-xl font-semibold">
        What happens next
      </h2>
      <ol className="mt-3 max-w-measure list-decimal space-y-2 pl-5">
        {isByCheck && <li>{order.paymentInstructions ?? SEND_CHECK}</li>}
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
      <li>You are a champ member once it is paid: your cart shows your member prices from then on.</li>
      <li>
        Until when stands in{" "}
        <Link
          to="/customer/account/information#membership"
          className="font-semibold text-accent underline underline-offset-4"
        >
          your account
        </Link>
        .
      </li>
    </>
  );
}

function OnItsWay({ order }: { order: OrderView }) {
  const hasProof = order.sendProof && order.proofPath !== null;
  const plusProof = hasProof && ", plus the days until you approve your proof";
  return (
    <>
      {hasProof ? (
        <li>We email you a proof of your designs, and make them once you have approved it.</li>
      ) : (
        <li>One of us looks over your order, then we make it.</li>
      )}
      <li>
        We pack it well and hand it to the carrier{order.shippingMethod && ` (${order.shippingMethod})`}.
      </li>
      {order.daysAfterCheck !== null && (
        <li>
          It should arrive about <strong>{order.daysAfterCheck} days</strong> after your check does{plusProof}
          .
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
      <li>We email the code of a gift certificate to whom it is for, at once or on the day you chose.</li>
      <li>You get the code, too, in case that email does not arrive.</li>
    </>
  );
}
