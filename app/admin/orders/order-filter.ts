import type { OrderFilterInput, OrderProblem } from "../documents.generated";

/** The statuses of orders, in the order of a filter. */
export const orderStatuses: Record<string, string> = {
  pending_payment: "Pending Payment",
  processing: "Processing",
  on_hold: "On Hold",
  in_production: "In Production",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

export const orderProblems: Record<OrderProblem, string> = {
  LATE: "Late",
  DUE: "Due within three days",
  PAYMENT: "Failed payment",
  PRINT: "Held before printing",
  STUCK: "Print files can't be made",
  PROOF: "Buyer wants a proof changed",
};

/** The filter of a list's address. */
export interface OrderFilter {
  search: string;
  status: string;
  store: string;
  problem: string;
}

/** Reads the filter from an address; unknown values are left out. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const status = query.get("status") ?? "";
  const problem = query.get("problem") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 200),
    status: Object.hasOwn(orderStatuses, status) ? status : "",
    store: query.get("store") ?? "",
    problem: Object.hasOwn(orderProblems, problem) ? problem : "",
  };
}

/** The filter as the staff's API takes it. */
export function filterInput({ search, status, store, problem }: OrderFilter): OrderFilterInput {
  return {
    search: search || null,
    status: status || null,
    store_code: store || null,
    problem: (problem || null) as OrderProblem | null,
  };
}
