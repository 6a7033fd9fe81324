import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import { isRandomId } from "../shared/secrets";
import { viewToken } from "./order-link";

export const NO_ORDER = "We couldn't locate an order with the information provided.";

/**
 * The order of its own token or of a signed link, without signing in.
 * @throws GraphQLError when there is none
 */
export async function orderByToken(
  { db, settings, storeCode }: EngineContext,
  token: string,
): Promise<Row<"sales_order">> {
  const claims = viewToken.read(settings, token);
  const query = claims
    ? ordersOf({ db, storeCode }).where("id", "=", claims.orderId)
    : findOrderByToken(db, storeCode, token);
  const order = await query.executeTakeFirst();
  if (!order) throw noSuchEntity(NO_ORDER);
  return order;
}

/** Queries the store's order with that token; malformed tokens match none. */
export function findOrderByToken(db: Connection, storeCode: string, token: string) {
  return ordersOf({ db, storeCode }).where("token", "=", isRandomId(token) ? token : "");
}

/** Queries the store's orders. */
export function ordersOf({ db, storeCode }: Pick<EngineContext, "db" | "storeCode">) {
  return db.selectFrom("sales_order").selectAll().where("store_code", "=", storeCode);
}
