import { type AdditionalInformation, additionalInformation } from "../carts/additional-information";
import type { Connection, Row } from "../database/schema";
import { DESIGN_LABEL, designDescription } from "../designs/design-description";
import { orderedGift } from "../gift-options/ordered-gift";
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
  /** The ordered design in words; null without one. */
  design_description: string | null;
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
    .select(designDescription("sales_order_item").as("design_description"))
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

/** What an item is: its options, the details of a gift, and its design in words. */
export function itemFeatures(item: OrderItemView): { label: string; title: string }[] {
  const { design_description: title } = item;
  return [...item.options, ...orderedGift(item), ...(title ? [{ label: DESIGN_LABEL, title }] : [])];
}
