import type { Connection, Row } from "../database/schema";
import { rejection } from "../orders/order-states";
import { lockOrder, takeStep } from "../orders/order-step";
import { isMember, MEMBERSHIP_SKU, membershipEnd } from "./membership";

type Order = Row<"sales_order">;

/**
 * Starts or extends the membership of a paid order's buyer, once per order. An order of a membership only is delivered
 * with it. Call it in the transaction of the payment.
 */
export async function keepMembership(transaction: Connection, order: Order): Promise<void> {
  if (order.customer_id === null || !(await hasMembership(transaction, order.id))) return;
  await transaction
    .insertInto("membership_year")
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      paid_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await reconcileMembership(transaction, order.customer_id);
  await deliverMembership(transaction, order.id);
}

/** Revokes the year of a refunded order; other years stay. */
export async function takeBackMembership(transaction: Connection, order: Order): Promise<void> {
  const year = await transaction
    .updateTable("membership_year")
    .set({ taken_back_at: new Date().toISOString() })
    .where("order_id", "=", order.id)
    .where("taken_back_at", "is", null)
    .returning("customer_id")
    .executeTakeFirst();
  if (year) await reconcileMembership(transaction, year.customer_id);
}

/** True if one of the order lines is a membership. */
export async function areMemberships(db: Connection, orderItemIds: number[]): Promise<boolean> {
  if (orderItemIds.length === 0) return false;
  const item = await db
    .selectFrom("sales_order_item")
    .select("id")
    .where("id", "in", orderItemIds)
    .where("sku", "=", MEMBERSHIP_SKU)
    .executeTakeFirst();
  return item !== undefined;
}

async function hasMembership(db: Connection, orderId: number): Promise<boolean> {
  const item = await db
    .selectFrom("sales_order_item")
    .select("id")
    .where("order_id", "=", orderId)
    .where("sku", "=", MEMBERSHIP_SKU)
    .executeTakeFirst();
  return item !== undefined;
}

/**
 * Recomputes the membership's end; the wish to renew is reset when membership starts or ends. The customer is locked by
 * a no-op update: a row lock would conflict with all rows that reference the customer, such as orders being placed, and
 * could deadlock with them.
 */
async function reconcileMembership(transaction: Connection, customerId: number): Promise<void> {
  const customer = await transaction
    .updateTable("customer")
    .set(({ ref }) => ({ member_renews: ref("member_renews") }))
    .where("id", "=", customerId)
    .returning(["member_until", "member_renews"])
    .executeTakeFirst();
  if (!customer) return;
  const years = await transaction
    .selectFrom("membership_year")
    .select("paid_at")
    .where("customer_id", "=", customerId)
    .where("taken_back_at", "is", null)
    .execute();
  const member_until = membershipEnd(years.map(({ paid_at }) => paid_at));
  const now = new Date();
  const goesOn = isMember(customer, now) && isMember({ member_until }, now);
  await transaction
    .updateTable("customer")
    .set({ member_until, member_renews: goesOn ? customer.member_renews : 0 })
    .where("id", "=", customerId)
    .execute();
}

/** Unless something is still to be shipped, or a gift certificate is not due yet. */
async function deliverMembership(transaction: Connection, orderId: number): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  if (!order || order.shipping_address !== null || rejection(order, "delivered") !== null) return;
  const waiting = await transaction
    .selectFrom("gift_certificate")
    .select("piece")
    .where("order_id", "=", orderId)
    .where("delivered_at", "is", null)
    .executeTakeFirst();
  if (!waiting) await takeStep(transaction, order, { to: "delivered", kind: "delivered" });
}
