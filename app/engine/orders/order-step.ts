import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { OrderStatus } from "./order-states";

/** The cause of a status change. */
export type StepKind =
  | "paid"
  | "released"
  | "verification-confirmed"
  | "production-started"
  | "held"
  | "shipped"
  | "parcel-voided"
  | "remade"
  | "delivered"
  | "cancelled"
  | "cancelled-in-part"
  | "expired"
  | "revived"
  | "refunded";

/** The order, locked until the transaction ends; undefined when there is none. */
export async function lockOrder(
  transaction: Connection,
  orderId: number,
): Promise<Row<"sales_order"> | undefined> {
  return lockRows(
    transaction,
    transaction.selectFrom("sales_order").selectAll().where("id", "=", orderId),
  ).executeTakeFirst();
}

/** Sets the status of a locked order and records an event; the caller has checked that the transition is allowed. */
export async function takeStep(
  transaction: Connection,
  order: Row<"sales_order">,
  { to, kind, ...changes }: { to: OrderStatus; kind: StepKind } & StepChanges,
): Promise<Row<"sales_order">> {
  await transaction
    .insertInto("order_event")
    .values({
      order_id: order.id,
      kind,
      from_status: order.status,
      to_status: to,
      created_at: new Date().toISOString(),
    })
    .execute();
  return transaction
    .updateTable("sales_order")
    .set({ ...changes, status: to })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Further columns that a step may change. */
type StepChanges = Partial<Pick<Row<"sales_order">, "payment_reference" | "cart_id" | "arrival_date">>;
