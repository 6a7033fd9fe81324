import { MyOrdersDocument, type MyOrdersQueryVariables } from "~/provider/contract/documents.generated";
import type { CustomerVisit } from "~/storefront/session/require-customer.server";
import { longDate } from "../dates";
import { arrivalText } from "./order-stage";

/** What orders are filtered by. */
export type OrdersFilter = Pick<MyOrdersQueryVariables, "number" | "status" | "orderDate">;

/** Reads one page of the customer's orders, the newest first; optionally filtered. */
export async function orderSummaries(
  visit: CustomerVisit,
  page: number,
  pageSize: number,
  filter: OrdersFilter = {},
) {
  const { customer } = await visit.ask(MyOrdersDocument, { page, pageSize, ...filter });
  const orders = customer?.orders;
  return {
    page,
    totalPages: orders?.page_info?.total_pages ?? 1,
    orders: (orders?.items ?? []).flatMap((order) => {
      if (!order) return [];
      const statusCode = order.status_code ?? null;
      return {
        number: order.number,
        placedOn: longDate(order.order_date),
        status: order.status,
        statusCode,
        arrivalDate: arrivalText(statusCode, order.arrival_date),
        grandTotal: order.total?.grand_total ?? null,
        /** Names with quantities, such as "2 × Custom Pet Photo Mug". */
        contents: (order.items ?? [])
          .map((item) => `${item?.quantity_ordered ?? 1} × ${item?.product_name ?? ""}`)
          .join(", "),
        pictures: (order.items ?? []).flatMap((item) => item?.original_image_url ?? []),
      };
    }),
  };
}

export type OrderSummaries = Awaited<ReturnType<typeof orderSummaries>>;

export type OrderSummary = OrderSummaries["orders"][number];
