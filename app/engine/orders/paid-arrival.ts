import { readConfiguration } from "../content/configuration";
import type { Connection, Row } from "../database/schema";
import { laterArrival } from "../shipping/arrival-date";

/** Delivery date of an order whose payment arrives now; null when nothing is shipped. */
export async function paidArrival(
  db: Connection,
  { arrival_date, created_at, store_code }: Row<"sales_order">,
): Promise<string | null> {
  if (arrival_date === null) return null;
  const configuration = await readConfiguration(db, store_code);
  return laterArrival(arrival_date, new Date(created_at), configuration, new Date());
}
