import type { Connection, Row } from "../database/schema";
import { changeFulfillment, fulfillmentOrder } from "../fulfillment/fulfillment-order";
import type { EngineContext } from "../graphql/context";
import { printOrder } from "./print-orders";
import { queuePrints } from "./print-tasks";

/**
 * Creates the missing print files of an order at once; failed ones are tried again.
 * @throws GraphQLError when the token matches no order
 */
export async function printForFulfillment(
  context: EngineContext,
  token: string,
): Promise<Row<"sales_order">> {
  const order = await changeFulfillment(context, token, (db, { id }) => queueMissingPrints(db, id));
  await printOrder({ ...context, db: context.backgroundDb }, order.id);
  return (await fulfillmentOrder(context, token)) ?? order;
}

/** Makes what is not printed yet due now, also lines that failed. */
export async function queueMissingPrints(db: Connection, orderId: number): Promise<void> {
  const left = await db
    .selectFrom("print_task")
    .select("order_item_id")
    .where("order_id", "=", orderId)
    .where("state", "!=", "done")
    .execute();
  for (const { order_item_id } of left) await queuePrints(db, orderId, { itemId: order_item_id });
}
