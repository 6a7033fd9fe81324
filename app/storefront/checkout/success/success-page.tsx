import { Form } from "@remix-run/react";
import { LineOptions } from "~/storefront/cart/lines/line-options";
import { LinePicture } from "~/storefront/cart/lines/line-picture";
import { LinePrice } from "~/storefront/cart/lines/line-price";
import { TotalsList } from "~/storefront/cart/totals/totals-list";
import { CheckIcon } from "~/storefront/ui/icons";
import { Page, PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { PayNow } from "../payment/pay-now";
import { AfterwardsOffer } from "./afterwards-offer";
import type { SuccessView } from "./read-success.server";
import { ReferFriends } from "./refer-friends";
import { usePurchaseEvent } from "./use-purchase-event";
import { WhatHappensNext } from "./what-happens-next";

const headings: Record<SuccessView["state"], string> = {
  thanks: "Thank you for your order",
  unpaid: "One step left",
  closed: "This order is closed",
};

/** The order confirmation: thanks, the order, and what happens next. */
export function SuccessPage({ view }: { view: SuccessView }) {
  const { order, purchase, state } = view;
  usePurchaseEvent(purchase);
  return (
    <Page className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div>
        {state === "thanks" && <CheckIcon className="mb-4 h-12 w-12 text-pine" />}
        <PageHeading lead={lead(view)}>{headings[state]}</PageHeading>
        <p className="text-lg">
          Your order number is <strong>{order.number}</strong>.
        </p>
        {state === "unpaid" && <Unpaid />}
        {state === "closed" && <Closed />}
        {state === "thanks" && (
          <>
            <WhatHappensNext order={order} />
            <AfterwardsOffer view={view} />
            {view.canReferFriends && <ReferFriends />}
          </>
        )}
      </div>
      <Ordered order={order} />
    </Page>
  );
}

function lead({ order, state }: SuccessView): string {
  if (state === "unpaid") return "Your order is saved, but it hasn't been paid for yet.";
  if (state === "closed") return "It wasn't paid for, so we won't make it. Your cart is just as it was.";
  return order.email ? `We've sent a confirmation to ${order.email}.` : "We've got it, and we're on it.";
}

function Unpaid() {
  return (
    <div className="mt-6 rounded-card bg-accent-tint p-5 md:p-6">
      <p className="mb-4">
        You haven't been charged. We'll start making your order as soon as your payment comes through.
      </p>
      <PayNow />
    </div>
  );
}

function Closed() {
  return (
    <Form
      method="post"
      action="/checkout/payment-cancelled"
      className="mt-6 rounded-card bg-accent-tint p-5 md:p-6"
    >
      <p className="mb-4">
        You don't owe anything. Any gift cards, points or store credit you used have been returned.
      </p>
      <SubmitButton sending="Opening your cart…" name="intent" value="change">
        Open my cart again
      </SubmitButton>
    </Form>
  );
}

function Ordered({ order }: { order: SuccessView["order"] }) {
  return (
    <section
      aria-labelledby="order"
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:row-span-2"
    >
      <h2 id="order" className="font-heading text-xl font-semibold">
        Your order
      </h2>
      <ul className="mb-4 mt-2 divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="flex items-start gap-4 py-4">
            <LinePicture line={line} size={88} className="w-[88px] shrink-0" />
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-3 font-semibold">
                <p className="min-w-0">{line.name}</p>
                <LinePrice line={line} />
              </div>
              <LineOptions options={line.options} />
              <p className="text-sm text-soft-ink">Quantity: {line.quantity}</p>
            </div>
          </li>
        ))}
      </ul>
      <TotalsList totals={order.totals} />
    </section>
  );
}
