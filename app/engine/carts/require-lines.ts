import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";

/** @param field the input's name, for the error @throws GraphQLError of category input when the cart is empty */
export async function requireLines(db: Connection, cart: Pick<Row<"cart">, "id">, field?: string) {
  const line = await db
    .selectFrom("cart_item")
    .select("uid")
    .where("cart_id", "=", cart.id)
    .limit(1)
    .executeTakeFirst();
  if (!line) throw inputError("Cart does not contain products.", field);
}
