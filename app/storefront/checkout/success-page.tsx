import { LinePicture } from "~/storefront/cart/line-picture";
import { TotalsList } from "~/storefront/cart/totals-list";
import { ButtonLink } from "~/storefront/ui/button";
import { CheckIcon } from "~/storefront/ui/icons";
import { Page, PageHeading } from "~/storefront/ui/page";
import { PayNow } from "./pay-now";
import type { SuccessView } from "./read-success.server";

/** Thanks, what was bought, and what happens next. */
export function SuccessPage({ view }: { view: SuccessView }) {
  const { order, canPayNow } = view;
  return (
    <Page className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div>
        {!canPayNow && <CheckIcon className="mb-4 h-12 w-12 text-pine" />}
        <PageHeading lead={lead(view)}>
          {canPayNow ? "One step left" : "Thank you for your order"}
        </PageHeading>
        <p className="text-lg">
          Your order number is <strong>{order.number}</strong>.
        </p>
        {canPayNow ? <Unpaid /> : <WhatHappensNext view={view} />}
        <NextStep view={view} />
      </div>
      <section
        aria-labelledby="order"
        className="rounded-card border border-line bg-card p-5 md:p-6 lg:row-span-2"
      >
        <h2 id="order" className="font-heading text-xl font-semibold">
          Your order
        </h2>
        <ul className="mb-4 mt-2 divide-y divide-line border-b border-line">
          {order.lines.map((line) => (
            <li key={line.id} className="flex items-center gap-4 py-4">
              <LinePicture line={line} size={88} className="w-[88px] shrink-0" />
              <p>
                <span className="block font-semibold">{line.name}</span>
                <span className="text-sm text-soft-ink">Quantity: {line.quantity}</span>
              </p>
            </li>
          ))}
        </ul>
        <TotalsList totals={order.totals} />
      </section>
    </Page>
  );
}

function lead({ order, canPayNow }: SuccessView): string {
  if (canPayNow) return "We have kept your order, but it is not paid yet.";
  return order.email ? `We have sent a confirmation to ${order.email}.` : "We have it, and we are on it.";
}

function Unpaid() {
  return (
    <div className="mt-6 rounded-card bg-accent-tint p-5 md:p-6">
      <p className="mb-4">
        Nothing has been charged. We start making your order as soon as the payment has come in.
      </p>
      <PayNow />
    </div>
  );
}

/** For a provider that does not say where to. */
const SEND_CHECK = "Please send your check with the order number on it. We begin when it has arrived.";

function WhatHappensNext({ view: { order } }: { view: SuccessView }) {
  const isByCheck = order.statusCode === "pending_payment";
  return (
    <section aria-labelledby="next" className="mt-8">
      <h2 id="next" className="font-heading text-xl font-semibold">
        What happens next
      </h2>
      <ol className="mt-3 max-w-measure list-decimal space-y-2 pl-5">
        {isByCheck && <li>{order.paymentInstructions ?? SEND_CHECK}</li>}
        <li>One of us looks at your design, then we make it.</li>
        <li>
          We pack it well and hand it to the carrier{order.shippingMethod && ` (${order.shippingMethod})`}.
        </li>
        {order.arrivalDate && (
          <li>
            It should arrive by <strong>{order.arrivalDate}</strong>.
          </li>
        )}
      </ol>
    </section>
  );
}

function NextStep({ view: { order, isLoggedIn, isInAccount } }: { view: SuccessView }) {
  if (isInAccount) {
    return (
      <ButtonLink to={`/customer/account/view-order/${order.number}`} variant="quiet" className="mt-8">
        See your order
      </ButtonLink>
    );
  }
  if (isLoggedIn) return null;
  return (
    <div className="mt-8 rounded-card border border-line p-5 md:p-6">
      <p className="mb-4">Create an account to keep your designs and order faster next time.</p>
      <ButtonLink to="/customer/register" variant="quiet">
        Create an account
      </ButtonLink>
    </div>
  );
}
