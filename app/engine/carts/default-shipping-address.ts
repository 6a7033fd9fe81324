import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { keptOrFirstAvailable } from "../shipping/shipping-offers";
import { addressOfRow } from "./read-cart-address";

type Shipped = Pick<Row<"cart">, "shipping_address" | "shipping_method">;

/**
 * Where a merged cart is shipped to, and how: as it knows already, else to the customer's default address when there
 * is one and something to be shipped (specification §4 "Cart").
 */
export async function withDefaultAddress(
  db: Kysely<Database>,
  cart: Shipped & { id: string },
  customerId: number,
): Promise<Shipped> {
  const { shipping_address, shipping_method } = cart;
  if (shipping_address !== null || !(await hasSomethingToShip(db, cart.id))) {
    return { shipping_address, shipping_method };
  }
  const row = await db
    .selectFrom("customer_address")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("default_shipping", "=", 1)
    .executeTakeFirst();
  if (!row) return { shipping_address, shipping_method };
  const address = addressOfRow(row);
  return {
    shipping_address: JSON.stringify(address),
    shipping_method: keptOrFirstAvailable(shipping_method, address.street)?.code ?? null,
  };
}

async function hasSomethingToShip(db: Kysely<Database>, cartId: string): Promise<boolean> {
  const line = await db
    .selectFrom("cart_item")
    .innerJoin("product", "product.sku", "cart_item.sku")
    .select("cart_item.uid")
    .where("cart_item.cart_id", "=", cartId)
    .where("product.is_virtual", "=", 0)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
