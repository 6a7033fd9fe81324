import {
  type CustomerOrdersFilterInput,
  MyOrdersDocument,
  MyOrdersPicturesDocument,
} from "~/provider/contract/documents.generated";
import type { CustomerVisit } from "~/storefront/session/require-customer.server";
import type { MoneyAmount } from "~/storefront/ui/money";
import { longDate } from "./dates";
import { arrivalText } from "./order-stage";

/** An order in a list. */
export interface OrderSummary {
  number: string;
  placedOn: string;
  status: string;
  /** Machine name of the status; null when the provider has no extension. */
  statusCode: string | null;
  /** Null when it is not known, or nothing will arrive. */
  arrivalDate: string | null;
  grandTotal: MoneyAmount | null;
  /** Names with quantities, such as "2 × Custom Pet Photo Mug". */
  contents: string;
  pictures: string[];
}

export interface OrderSummaries {
  orders: OrderSummary[];
  page: number;
  totalPages: number;
}

/** One page of the customer's orders, the newest first; with a filter of those that it lets through. */
export async function orderSummaries(
  visit: CustomerVisit,
  page: number,
  pageSize: number,
  filter?: CustomerOrdersFilterInput,
): Promise<OrderSummaries> {
  const variables = { page, pageSize, filter };
  const [core, extension] = await Promise.all([
    visit.ask(MyOrdersDocument, variables),
    visit.provider.attempt(MyOrdersPicturesDocument, variables),
  ]);
  const orders = core.customer?.orders;
  const extras = new Map(
    extension.data?.customer?.orders?.items.flatMap((order) => (order ? [[order.id, order] as const] : [])),
  );
  return {
    page,
    totalPages: orders?.page_info?.total_pages ?? 1,
    orders: (orders?.items ?? []).flatMap((order) => {
      if (!order) return [];
      const extra = extras.get(order.id);
      const statusCode = extra?.status_code ?? null;
      return {
        number: order.number,
        placedOn: longDate(order.order_date),
        status: order.status,
        statusCode,
        arrivalDate: arrivalText(statusCode, extra?.arrival_date),
        grandTotal: order.total?.grand_total ?? null,
        contents: (order.items ?? [])
          .map((item) => `${item?.quantity_ordered ?? 1} × ${item?.product_name ?? ""}`)
          .join(", "),
        pictures: (extra?.items ?? []).flatMap((item) => item?.original_image_url ?? []),
      };
    }),
  };
}
