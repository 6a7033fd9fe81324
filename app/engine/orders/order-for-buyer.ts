import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { findOrderByToken } from "./order-by-token";

/**
 * The order with that token, if the visitor may change it: a guest's for anyone with the token, a customer's for them
 * alone; otherwise null.
 */
export async function orderForBuyer(
  context: EngineContext,
  token: string,
): Promise<Row<"sales_order"> | null> {
  const [order, customer] = await Promise.all([
    findOrderByToken(context.db, context.storeCode, token).executeTakeFirst(),
    context.customer(),
  ]);
  if (!order) return null;
  return order.customer_id === null || order.customer_id === customer?.id ? order : null;
}
