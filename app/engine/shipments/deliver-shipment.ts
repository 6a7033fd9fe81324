import type { Row } from "../database/schema";
import { changeFulfillment } from "../fulfillment/fulfillment-order";
import type { EngineContext } from "../graphql/context";
import { recordDelivery } from "./record-delivery";

/**
 * Records that a parcel has arrived, by the token of the fulfillment page.
 * @throws GraphQLError when the token matches no order, or it has no such parcel
 */
export function deliverShipment(
  context: EngineContext,
  token: string,
  shipmentNumber: string,
): Promise<Row<"sales_order">> {
  return changeFulfillment(context, token, (transaction, order) =>
    recordDelivery(transaction, context.settings, order, shipmentNumber),
  );
}
