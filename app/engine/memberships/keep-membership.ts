import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { rejection } from "../orders/order-states";
import { lockOrder, takeStep } from "../orders/order-step";
import { isMember, MEMBERSHIP_SKU, membershipEnd } from "./membership";

type Order = Row<"sales_order">;

/**
 * Makes the buyer of a paid order with a membership a member, or prolongs what they have, once an order. An order of
 * nothing else is delivered with it. Called in the transaction of the payment.
 */
export async function keepMembership(transaction: Kysely<Database>, order: Order): Promise<void> {
  if (order.customer_id === null || !(await hasMembership(transaction, order.id))) return;
  await transaction
    .insertInto("membership_year")
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      paid_at: new Date().toISOString(),
      taken_back_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await reconcileMembership(transaction, order.customer_id);
  await deliverMembership(transaction, order.id);
}

/** Takes back the year that a refunded order paid for; other years stay. */
export async function takeBackMembership(transaction: Kysely<Database>, order: Order): Promise<void> {
  const year = await transaction
    .updateTable("membership_year")
    .set({ taken_back_at: new Date().toISOString() })
    .where("order_id", "=", order.id)
    .where("taken_back_at", "is", null)
    .returning("customer_id")
    .executeTakeFirst();
  if (year) await reconcileMembership(transaction, year.customer_id);
}

async function hasMembership(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const item = await db
    .selectFrom("sales_order_item")
    .select("id")
    .where("order_id", "=", orderId)
    .where("sku", "=", MEMBERSHIP_SKU)
    .executeTakeFirst();
  return item !== undefined;
}

/**
 * Counts the years anew. Whoever is a member no longer, or only now, has not said that they want to go on. The customer
 * is locked by an update that changes nothing: another lock would wait for all whose rows name the customer, such as
 * their orders that are being placed, and these perhaps for this one.
 */
async function reconcileMembership(transaction: Kysely<Database>, customerId: number): Promise<void> {
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

/** Unless something is still to be sent, or a gift certificate waits for its day. */
async function deliverMembership(transaction: Kysely<Database>, orderId: number): Promise<void> {
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
