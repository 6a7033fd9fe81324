import type { OrderShipment } from "../graphql/resolvers.generated";
import { findCarrier } from "../shipments/carriers";
import type { ShipmentView } from "./order-progress";
import type { OrderItemView } from "./view-orders";

/** A parcel as the contract shows it. @param items those of its order */
export function shipmentResponse(shipment: ShipmentView, items: OrderItemView[]): OrderShipment {
  const carrier = findCarrier(shipment.carrier);
  return {
    id: String(shipment.id),
    number: shipment.number,
    shipped_at: shipment.shipped_at,
    in_transit_at: shipment.in_transit_at,
    delivered_at: shipment.delivered_at,
    tracking: [
      {
        carrier: shipment.carrier,
        title: carrier?.title ?? shipment.carrier,
        number: shipment.tracking_number,
        url: carrier?.trackingUrl(encodeURIComponent(shipment.tracking_number)) ?? null,
      },
    ],
    items: shipment.items.flatMap(({ order_item_id, quantity }) => {
      const item = items.find(({ id }) => id === order_item_id);
      if (!item) return [];
      return {
        __typename: "ShipmentItem" as const,
        id: `${shipment.id}-${order_item_id}`,
        order_item_id: String(order_item_id),
        product_name: item.name,
        product_sku: item.sku,
        quantity_shipped: quantity,
      };
    }),
  };
}
