import type { Kysely } from "kysely";
import { addAddress, readAddresses } from "../customers/addresses";
import type { Database, Row } from "../database/schema";
import type { PostalAddress } from "../shared/postal-address";

/** Keeps the address an order is shipped to, or else is billed to, in its customer's book, unless it is in there. The first one is the default. */
export async function saveAddress(
  db: Kysely<Database>,
  order: Pick<Row<"sales_order">, "customer_id" | "shipping_address" | "billing_address">,
): Promise<void> {
  const { customer_id, shipping_address, billing_address } = order;
  if (customer_id === null) return;
  const address: PostalAddress = JSON.parse(shipping_address ?? billing_address);
  const columns = { ...address, street: JSON.stringify(address.street) };
  const book = await readAddresses(db, customer_id);
  const isKnown = book.some((row) => columnsOf(columns).every((column) => row[column] === columns[column]));
  if (isKnown) return;
  const isFirst = book.length === 0;
  await addAddress(db, customer_id, address, { defaultBilling: isFirst, defaultShipping: isFirst });
}

function columnsOf<Columns extends object>(columns: Columns): (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}
