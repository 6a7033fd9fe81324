import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { noSuchEntity } from "../graphql/errors";
import { isRandomId } from "../shared/secrets";
import { type OrderView, viewOrder } from "./view-orders";

/** The order that the token opens, without a login. @throws GraphQLError when there is none */
export async function orderByToken(
  db: Kysely<Database>,
  storeCode: string,
  token: string,
): Promise<OrderView> {
  const order = await findOrderByToken(db, storeCode, token).executeTakeFirst();
  if (!order) throw noSuchEntity("We couldn't locate an order with the information provided.");
  return viewOrder(db, order);
}

/** Asks for the store's order of that token; a text of another form matches none. */
export function findOrderByToken(db: Kysely<Database>, storeCode: string, token: string) {
  return db
    .selectFrom("sales_order")
    .selectAll()
    .where("token", "=", isRandomId(token) ? token : "")
    .where("store_code", "=", storeCode);
}
