import type { Connection } from "../database/schema";
import { readOrderNumber } from "../orders/order-number";
import type { Author } from "./author-key";

/** An order that was never paid, or was canceled before, does not prove a purchase. */
const NO_PURCHASE = ["pending_payment", "cancelled"];

interface Claim {
  storeCode: string;
  author: Author;
  /** Null: the store as a whole, so that any order is proof. */
  sku: string | null;
  orderNumber: string;
}

/** True if the author bought it: in an order of their account, or in the order with that number and their address. */
export async function provesPurchase(db: Connection, claim: Claim): Promise<boolean> {
  const { storeCode, author, sku } = claim;
  const number = readOrderNumber(claim.orderNumber) ?? "";
  const orders = db
    .selectFrom("sales_order")
    .innerJoin("sales_order_item", "sales_order_item.order_id", "sales_order.id")
    .select("sales_order.id")
    .where("sales_order.store_code", "=", storeCode)
    .where("sales_order.status", "not in", NO_PURCHASE)
    .where((is) => {
      const named = is.and([
        is("sales_order.number", "=", number),
        is("sales_order.email", "=", author.email),
      ]);
      if (author.customerId === null) return named;
      return is.or([is("sales_order.customer_id", "=", author.customerId), named]);
    });
  const found = await (sku === null ? orders : orders.where("sales_order_item.sku", "=", sku))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
