import { addAddress, defaultUse, readAddresses } from "../customers/addresses";
import type { Connection, Row } from "../database/schema";
import type { PostalAddress } from "../shared/postal-address";

/**
 * Saves the order's shipping address, otherwise its billing address, to the customer's address book unless it contains
 * it. The first one becomes the default as configured.
 */
export async function saveAddress(
  db: Connection,
  order: Pick<Row<"sales_order">, "customer_id" | "store_code" | "shipping_address" | "billing_address">,
): Promise<void> {
  const { customer_id, store_code, shipping_address, billing_address } = order;
  if (customer_id === null) return;
  const address: PostalAddress = JSON.parse(shipping_address ?? billing_address);
  const columns = { ...address, street: JSON.stringify(address.street) };
  const book = await readAddresses(db, customer_id);
  const isKnown = book.some((row) => columnsOf(columns).every((column) => row[column] === columns[column]));
  if (isKnown) return;
  await addAddress(db, customer_id, address, await defaultUse(db, store_code, book));
}

function columnsOf<Columns extends object>(columns: Columns): (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}
