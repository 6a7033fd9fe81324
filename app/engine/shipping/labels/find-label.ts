import type { Connection, Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import type { Rate } from "./shipping-provider";

/** The label of an order. @throws GraphQLError when the order has no such label */
export async function requireLabel(
  db: Connection,
  order: Pick<Row<"sales_order">, "id">,
  labelId: string,
): Promise<Row<"shipping_label">> {
  const label = await findLabel(db, order, labelId);
  if (!label) throw inputError("We couldn't find that label.");
  return label;
}

/** The label of an order; undefined when it has none with that id. */
export async function findLabel(
  db: Connection,
  order: Pick<Row<"sales_order">, "id">,
  labelId: string,
): Promise<Row<"shipping_label"> | undefined> {
  if (!/^\d{1,9}$/.test(labelId)) return undefined;
  return db
    .selectFrom("shipping_label")
    .selectAll()
    .where("id", "=", Number(labelId))
    .where("order_id", "=", order.id)
    .executeTakeFirst();
}

export function readRates({ rates }: Pick<Row<"shipping_label">, "rates">): Rate[] {
  return JSON.parse(rates);
}
