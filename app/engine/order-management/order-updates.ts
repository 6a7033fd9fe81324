import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { inputError } from "../graphql/errors";
import { progressOf } from "../orders/order-progress";
import { orderQuery } from "./find-orders";
import { orderByNumber, scopeOf } from "./order-scope";
import { orderVersion } from "./order-version";

const MAX_COUNT = 100;

/**
 * The number of orders that were placed after a time, up to 100, in the stores that the person sees.
 * @param since ISO 8601
 * @throws GraphQLError of category input for anything else
 */
export async function countNewOrders(context: AdminContext, since: string): Promise<number> {
  const time = new Date(since);
  if (Number.isNaN(time.getTime())) throw inputError("Please give a time.", "since");
  const rows = await orderQuery(context.db, scopeOf(await requireSession(context)), {})
    .select("id")
    .where("created_at", ">", time.toISOString())
    .limit(MAX_COUNT)
    .execute();
  return rows.length;
}

/** The present version of an order in the stores that the person sees; null when there is none. */
export async function currentVersion(context: AdminContext, number: string): Promise<string | null> {
  const order = await orderByNumber(context, await requireSession(context), number);
  return order && orderVersion(order, await progressOf(context.db, order));
}
