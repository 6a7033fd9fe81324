import { isoDay } from "~/brand/calendar-day";
import { shopTime } from "~/brand/shop-clock";
import type { OrdersFilter } from "../orders/order-summaries.server";

/** The filter of the order list, as in the URL. */
export interface OrderFilter {
  /** A part of an order number; "" for any. */
  number: string;
  /** Machine name of a status; "" for any. */
  status: string;
  /** A period; "" for any time. */
  since: string;
}

export const orderStatuses: Record<string, string> = {
  pending_payment: "Pending Payment",
  processing: "Processing",
  in_production: "In Production",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
  on_hold: "On Hold",
};

const periods: Record<string, { label: string; days: number }> = {
  month: { label: "The last 30 days", days: 30 },
  quarter: { label: "The last 3 months", days: 91 },
  year: { label: "The last 12 months", days: 365 },
};
export const orderPeriods = Object.fromEntries(
  Object.entries(periods).map(([value, { label }]) => [value, label]),
);

const MAX_NUMBER_LENGTH = 40;

/** Parses the filter in a URL; unknown values are ignored. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const status = search.get("status") ?? "";
  const since = search.get("since") ?? "";
  return {
    number: (search.get("number") ?? "").trim().replace(/^#/, "").slice(0, MAX_NUMBER_LENGTH),
    status: Object.hasOwn(orderStatuses, status) ? status : "",
    since: Object.hasOwn(periods, since) ? since : "",
  };
}

/** Checks whether the filter is set. */
export function isFiltered({ number, status, since }: OrderFilter): boolean {
  return number !== "" || status !== "" || since !== "";
}

/** Converts the filter to the provider's input, in days of the shop's time zone. @param now milliseconds since 1970 */
export function providerFilter({ number, status, since }: OrderFilter, now: number): OrdersFilter {
  return {
    ...(number && { number: { match: number } }),
    ...(status && { status: { eq: status } }),
    ...(since && { orderDate: { from: dayBefore(now, periods[since].days) } }),
  };
}

/** The path of a page of these orders. */
export function myOrdersPath(filter: OrderFilter, page: number): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  if (page > 1) search.set("p", String(page));
  const query = search.toString();
  return query ? `/customer/account/my-orders?${query}` : "/customer/account/my-orders";
}

function dayBefore(now: number, days: number): string {
  return isoDay(shopTime(new Date(now)).day - days);
}
