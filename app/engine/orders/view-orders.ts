import { type AdditionalInformation, additionalInformation } from "../carts/additional-information";
import type { Connection, Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import type { PostalAddress } from "../shared/postal-address";
import type { TotalsLine } from "../totals/total";

/** An order with its items, as placed. */
export interface OrderView {
  order: Row<"sales_order">;
  items: OrderItemView[];
  totals: TotalsLine[];
  shippingAddress: PostalAddress | null;
  billingAddress: PostalAddress;
  said: AdditionalInformation;
}

export interface OrderItemView extends Omit<Row<"sales_order_item">, "options"> {
  options: OrderItemOption[];
}

/** A chosen option with its titles at the time of the order. */
export interface OrderItemOption {
  code: string;
  label: string;
  value: string;
  title: string;
}

/** The orders with their items, read in one query. */
export async function viewOrders(db: Connection, orders: Row<"sales_order">[]): Promise<OrderView[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const items = await db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("position")
    .execute();
  const itemsOf = groupBy(items, ({ order_id }) => order_id);
  return orders.map((order) => ({
    order,
    items: (itemsOf.get(order.id) ?? []).map((item) => ({ ...item, options: JSON.parse(item.options) })),
    totals: JSON.parse(order.totals),
    shippingAddress: order.shipping_address === null ? null : JSON.parse(order.shipping_address),
    billingAddress: JSON.parse(order.billing_address),
    said: additionalInformation(order),
  }));
}

export async function viewOrder(db: Connection, order: Row<"sales_order">): Promise<OrderView> {
  const [view] = await viewOrders(db, [order]);
  return view;
}
