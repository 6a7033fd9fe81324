import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { PostalAddress } from "../shared/postal-address";

/** Keeps the cart's shipping address in its customer's book, unless it is in there. The first one is the default. */
export async function saveAddress(
  db: Kysely<Database>,
  cart: Pick<Row<"cart">, "customer_id" | "shipping_address">,
): Promise<void> {
  const { customer_id, shipping_address } = cart;
  if (customer_id === null || shipping_address === null) return;
  const address: PostalAddress = JSON.parse(shipping_address);
  const columns = { ...address, street: JSON.stringify(address.street) };
  const book = await db
    .selectFrom("customer_address")
    .selectAll()
    .where("customer_id", "=", customer_id)
    .execute();
  const isKnown = book.some((row) => columnsOf(columns).every((column) => row[column] === columns[column]));
  if (isKnown) return;
  const isFirst = book.length === 0 ? 1 : 0;
  await db
    .insertInto("customer_address")
    .values({ ...columns, customer_id, default_billing: isFirst, default_shipping: isFirst })
    .execute();
}

function columnsOf<Columns extends object>(columns: Columns): (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}
