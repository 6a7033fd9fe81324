import { Link } from "@remix-run/react";
import { Price } from "~/storefront/ui/money";
import { sizedPicture } from "~/storefront/ui/sized-picture";
import { OrderStatus } from "./order-status";
import type { OrderSummary } from "./order-summaries.server";

const MAX_PICTURES = 3;

/** Orders as cards that link to their pages. */
export function OrderList({ orders }: { orders: OrderSummary[] }) {
  return (
    <ul className="space-y-4">
      {orders.map((order) => (
        <li key={order.number}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderCard({ order }: { order: OrderSummary }) {
  return (
    <Link
      to={`/customer/account/view-order/${order.number}`}
      className="group flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-card p-4 transition-colors duration-200 hover:border-ink md:p-5"
    >
      <span className="flex gap-2">
        {firstPictures(order).map((picture) => (
          <img
            key={picture}
            src={sizedPicture(picture, 200)}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            className="rounded-field border border-line"
          />
        ))}
      </span>
      <span className="min-w-[200px] flex-1">
        <span className="block font-semibold group-hover:underline">Order {order.number}</span>
        <span className="block text-sm text-soft-ink">
          {order.placedOn} · {order.contents}
        </span>
        {order.arrivalDate && <span className="block text-sm text-pine">Arrives by {order.arrivalDate}</span>}
      </span>
      <span className="flex items-center gap-4">
        <OrderStatus status={order.status} statusCode={order.statusCode} />
        {order.grandTotal && <Price money={order.grandTotal} className="font-semibold tabular-nums" />}
      </span>
    </Link>
  );
}

function firstPictures({ pictures }: OrderSummary): string[] {
  return [...new Set(pictures)].slice(0, MAX_PICTURES);
}
