import type { Connection, Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import { findCarrier } from "../shipments/carriers";

/** Shipments in the format of Magento's REST API. */
export async function shipmentResponse(db: Connection, shipments: Row<"shipment">[]): Promise<object[]> {
  const itemsOf = groupBy(await readItems(db, shipments), ({ shipment_id }) => shipment_id);
  return shipments.map((shipment) => {
    const items = itemsOf.get(shipment.id) ?? [];
    return {
      entity_id: String(shipment.id),
      increment_id: shipment.number,
      order_id: String(shipment.order_id),
      created_at: shipment.shipped_at,
      total_qty: items.reduce((total, { quantity }) => total + quantity, 0),
      items: items.map(({ order_item_id, quantity, sku, name }) => ({
        order_item_id: String(order_item_id),
        qty: quantity,
        sku,
        name,
      })),
      tracks: [
        {
          track_number: shipment.tracking_number,
          carrier_code: shipment.carrier,
          title: findCarrier(shipment.carrier)?.title ?? shipment.carrier,
        },
      ],
      extension_attributes: { delivered_at: shipment.delivered_at, lost_at: shipment.lost_at },
    };
  });
}

function readItems(db: Connection, shipments: Row<"shipment">[]) {
  const ids = shipments.map(({ id }) => id);
  return db
    .selectFrom("shipment_item")
    .innerJoin("sales_order_item", "sales_order_item.id", "shipment_item.order_item_id")
    .select(["shipment_id", "order_item_id", "shipment_item.quantity", "sku", "name"])
    .where("shipment_id", "in", [0, ...ids])
    .orderBy("order_item_id")
    .execute();
}
