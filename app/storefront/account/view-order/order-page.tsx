import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { TotalsList } from "~/storefront/cart/totals/totals-list";
import { ButtonLink } from "~/storefront/ui/button";
import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { OrderStatus } from "../orders/order-status";
import { CancelOrder } from "./cancel-order";
import { ORDER_INTENTS } from "./order-forms";
import { OrderLines } from "./order-lines";
import type { OrderPageData } from "./order-page-data";
import { OrderRefunds } from "./order-refunds";
import { OrderTimeline } from "./order-timeline";
import { OrderTools } from "./order-tools";
import { Parcels } from "./parcels";

interface OrderPageProps {
  data: OrderPageData;
  /** The path of one parcel; without it parcels have no page. */
  parcelPath?: (parcelNumber: string) => string;
}

/** One order: its progress, lines, addresses, totals and actions. */
export function OrderPage({ data, parcelPath }: OrderPageProps) {
  const { order, progress, path } = data;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading className="" lead={`Placed on ${order.placedOn}`}>
          Order {order.number}
        </PageHeading>
        <OrderStatus status={order.status} statusCode={order.statusCode} />
      </div>
      <OrderTools progress={progress} path={path} />
      {data.canPayNow && <PayOrder path={path} />}
      {order.statusCode === "on_hold" && <OnHold />}
      {order.hasOpenProofs && order.proofPath && <OpenProof path={order.proofPath} />}
      {progress.timeline.length > 0 && <OrderTimeline steps={progress.timeline} />}
      {progress.parcels.length > 0 && <Parcels parcels={progress.parcels} pathOf={parcelPath} />}
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_320px]">
        <OrderLines data={data} />
        <LabeledRegion aria-label="Totals" className="rounded-card border border-line bg-card p-5 md:p-6">
          <TotalsList totals={order.totals} />
          {progress.refunds.length > 0 && <OrderRefunds refunds={progress.refunds} />}
        </LabeledRegion>
      </div>
      <Particulars data={data} />
      {progress.canCancel && <CancelOrder data={data} />}
    </>
  );
}

function OnHold() {
  return (
    <ActionNeeded text="We need to make sure this order is yours before we continue. We'll email you a code to confirm it.">
      <ButtonLink to="/validate/identification">Confirm my order</ButtonLink>
    </ActionNeeded>
  );
}

function OpenProof({ path }: { path: string }) {
  return (
    <ActionNeeded text="You asked for a proof. We'll start printing once you approve it.">
      <ButtonLink to={path}>Review your proof</ButtonLink>
    </ActionNeeded>
  );
}

function PayOrder({ path }: { path: string }) {
  return (
    <ActionNeeded text="This order hasn't been paid for yet. We'll start making it as soon as your payment comes through.">
      <Form method="post" action={path} reloadDocument>
        <SubmitButton name="intent" value={ORDER_INTENTS.pay}>
          Pay now
        </SubmitButton>
      </Form>
    </ActionNeeded>
  );
}

/** What the buyer has to do before the order goes on. */
function ActionNeeded({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mb-6 rounded-card bg-accent-tint p-5 md:p-6 print:hidden">
      <p className="mb-4">{text}</p>
      {children}
    </div>
  );
}

function Particulars({ data: { order } }: { data: OrderPageData }) {
  return (
    <dl className="mt-8 grid gap-6 sm:grid-cols-2">
      {order.shippingAddress && <AddressPart title="Ship to" lines={order.shippingAddress} />}
      {order.billingAddress && <AddressPart title="Bill to" lines={order.billingAddress} />}
      {order.shippingMethod && (
        <Part title="Shipping">
          {order.shippingMethod}
          {order.arrivalDate && <span className="block text-pine">Arrives by {order.arrivalDate}</span>}
          {order.daysAfterPayment !== null && (
            <span className="block text-pine">
              Arrives about {order.daysAfterPayment} days after your payment arrives
            </span>
          )}
        </Part>
      )}
      {order.paymentMethod && (
        <Part title="Payment">
          {order.paymentMethod}
          {order.paymentInstructions && (
            <span className="mt-1 block text-ink">{order.paymentInstructions}</span>
          )}
        </Part>
      )}
      {order.business && <AddressPart title="Business" lines={order.business} />}
      {order.proofPath && !order.hasOpenProofs && (
        <Part title="Designs">
          <TextLink to={order.proofPath}>See your designs</TextLink>
        </Part>
      )}
      {order.dropship && <Part title="Package">No prices or invoice in the package</Part>}
    </dl>
  );
}

function AddressPart({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Part title={title}>
      {lines.map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-soft-ink">{children}</dd>
    </div>
  );
}
