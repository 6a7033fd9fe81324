import type { OrderItem, OrderShipment } from "../graphql/resolvers.generated";
import { findCarrier } from "../shipments/carriers";
import type { ShipmentView } from "./order-progress";

/** A parcel as the contract shows it. @param items those of its order */
export function shipmentResponse(shipment: ShipmentView, items: OrderItem[]): OrderShipment {
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
    // Parcels have no remarks for the buyer.
    comments: [],
    items: shipment.items.flatMap(({ order_item_id, quantity }) => {
      const item = items.find(({ id }) => id === String(order_item_id));
      if (!item) return [];
      return {
        __typename: "ShipmentItem" as const,
        id: `${shipment.id}-${order_item_id}`,
        order_item_id: String(order_item_id),
        order_item: item,
        product_name: item.product_name,
        product_sku: item.product_sku,
        product_sale_price: item.product_sale_price,
        quantity_shipped: quantity,
      };
    }),
  };
}
