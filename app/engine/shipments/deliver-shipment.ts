import type { Row } from "../database/schema";
import { changeFulfillment } from "../fulfillment/fulfillment-order";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { progressOf } from "../orders/order-progress";
import { rejection } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { queueDeliveredEmail } from "./shipment-emails";

/**
 * Records that a parcel has arrived and notifies the buyer; with the last one the order is delivered. Repeating it for
 * the same parcel has no effect.
 * @throws GraphQLError when the token matches no order, or it has no such parcel
 */
export function deliverShipment(
  context: EngineContext,
  token: string,
  shipmentNumber: string,
): Promise<Row<"sales_order">> {
  return changeFulfillment(context, token, async (transaction, order) => {
    const { shipments } = await progressOf(transaction, order);
    const shipment = shipments.find(({ number }) => number === shipmentNumber);
    if (!shipment) throw inputError("We couldn't find that package.");
    if (shipment.delivered_at !== null) return;
    await transaction
      .updateTable("shipment")
      .set({ delivered_at: new Date().toISOString() })
      .where("id", "=", shipment.id)
      .execute();
    await queueDeliveredEmail(transaction, context.settings, order, shipment);
    const isLast = shipments.every(({ id, delivered_at }) => id === shipment.id || delivered_at !== null);
    if (!isLast || rejection(order, "delivered") !== null) return;
    await takeStep(transaction, order, { to: "delivered", kind: "delivered" });
  });
}
