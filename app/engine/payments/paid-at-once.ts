import type { Connection, Row } from "../database/schema";
import { orderedGift } from "../gift-certificates/ordered-gift";
import { isMembership } from "../memberships/membership";
import { viewOrder } from "../orders/view-orders";

/** True if the order has something that is delivered as soon as it is paid, such as a gift certificate. */
export async function isDeliveredWhenPaid(db: Connection, order: Row<"sales_order">): Promise<boolean> {
  const { items } = await viewOrder(db, order);
  return items.some((item) => orderedGift(item) !== null || isMembership(item));
}
