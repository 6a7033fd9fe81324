import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { progressOf } from "../orders/order-progress";
import { rejection } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { queueDeliveredEmail } from "./shipment-emails";

/**
 * Records that a parcel of a locked order has arrived and notifies the buyer; with the last one the order is delivered.
 * Repeating it for the same parcel has no effect.
 * @throws GraphQLError when the order has no such parcel
 */
export async function recordDelivery(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  shipmentNumber: string,
): Promise<void> {
  const { shipments } = await progressOf(transaction, order);
  const shipment = shipments.find(({ number }) => number === shipmentNumber);
  if (!shipment) throw inputError("We couldn't find that package.");
  if (shipment.delivered_at !== null) return;
  await transaction
    .updateTable("shipment")
    .set({ delivered_at: new Date().toISOString(), lost_at: null })
    .where("id", "=", shipment.id)
    .execute();
  await queueDeliveredEmail(transaction, settings, order, shipment);
  const isLast = shipments.every(({ id, delivered_at }) => id === shipment.id || delivered_at !== null);
  if (!isLast || rejection(order, "delivered") !== null) return;
  await takeStep(transaction, order, { to: "delivered", kind: "delivered" });
}
