import { readConfiguration } from "../content/configuration";
import type { Connection, Row } from "../database/schema";
import { shipByDate } from "../shipping/arrival-date";
import { findShippingMethod, methodsTo } from "../shipping/shipping-methods";
import { readShippingTable } from "../shipping/shipping-table";

type ShippedOrder = Pick<
  Row<"sales_order">,
  "arrival_date" | "shipping_address" | "shipping_method" | "store_code"
>;

/**
 * The last working day (yyyy-mm-dd) on which an order's parcel may leave to arrive as promised; null when nothing is shipped,
 * or when the store has its method no more.
 */
export async function orderShipBy(db: Connection, order: ShippedOrder): Promise<string | null> {
  const { arrival_date, shipping_address, shipping_method, store_code } = order;
  if (arrival_date === null || shipping_address === null) return null;
  const configuration = await readConfiguration(db, store_code);
  const { region_code } = JSON.parse(shipping_address) as { region_code: string };
  const methods = methodsTo(await readShippingTable(db, store_code), configuration, region_code);
  const method = findShippingMethod(shipping_method, methods);
  return method && shipByDate(method, arrival_date, configuration);
}
