import { Link } from "@remix-run/react";
import { LineOptions } from "~/storefront/cart/line-options";
import { LinePicture } from "~/storefront/cart/line-picture";
import { TotalsList } from "~/storefront/cart/totals-list";
import { PayNow } from "~/storefront/checkout/pay-now";
import { Price } from "~/storefront/ui/money";
import { PageHeading } from "~/storefront/ui/page";
import { OrderStatus } from "./order-status";
import type { OrderLine, OrderView } from "./order-view";

export interface ViewOrderData {
  order: OrderView;
  /** It waits for a payment by card. */
  canPayNow: boolean;
}

/** One order: what was bought, where it goes, what it cost, and the way to pay it when it waits. */
export function ViewOrderPage({ data: { order, canPayNow } }: { data: ViewOrderData }) {
  return (
    <>
      <Link
        to="/customer/account/my-orders"
        className="mb-2 inline-flex min-h-[44px] items-center text-sm font-semibold text-soft-ink hover:underline"
      >
        ← My Orders
      </Link>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading className="" lead={`Placed on ${order.placedOn}`}>
          Order {order.number}
        </PageHeading>
        <OrderStatus status={order.status} statusCode={order.statusCode} />
      </div>
      {canPayNow && (
        <div className="mb-6 rounded-card bg-accent-tint p-5 md:p-6">
          <p className="mb-4">
            This order is not paid yet. We start making it as soon as the payment has come in.
          </p>
          <PayNow orderNumber={order.number} />
        </div>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_320px]">
        <OrderLines lines={order.lines} />
        <section aria-label="Totals" className="rounded-card border border-line bg-card p-5 md:p-6">
          <TotalsList totals={order.totals} />
        </section>
      </div>
      <dl className="mt-8 grid gap-6 sm:grid-cols-2">
        {order.shippingAddress && <AddressPart title="Ship to" lines={order.shippingAddress} />}
        {order.billingAddress && <AddressPart title="Bill to" lines={order.billingAddress} />}
        {order.shippingMethod && (
          <Part title="Shipping">
            {order.shippingMethod}
            {order.arrivalDate && <span className="block text-pine">Arrives by {order.arrivalDate}</span>}
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
      </dl>
    </>
  );
}

function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul aria-label="Products" className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-5 md:gap-6">
          <LinePicture line={line} size={112} className="w-24 shrink-0 self-start md:w-28" />
          <div className="min-w-0 flex-1">
            <div className="flex items-start justify-between gap-x-4">
              <h2 className="min-w-0 text-lg font-semibold leading-snug">{line.name}</h2>
              <Price money={line.rowTotal} className="text-lg font-semibold leading-snug tabular-nums" />
            </div>
            <LineOptions options={line.options} />
            <p className="mt-1 text-sm text-soft-ink">
              {line.quantity} × <Price money={line.unitPrice} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function AddressPart({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Part title={title}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-soft-ink">{children}</dd>
    </div>
  );
}
