import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../../database/schema";
import { lockOrder } from "../../orders/order-step";
import { storeSettings } from "../../shared/store-settings";
import type { TrackingEvent } from "../../shipping/labels/shipping-provider";
import { recordDelivery } from "../record-delivery";

const PROVIDER = "easypost";

/** Records what a carrier reports of a parcel, once for each event, in any order. */
export async function recordTracking(
  transaction: Connection,
  settings: Settings,
  event: TrackingEvent,
): Promise<"RECORDED" | "DUPLICATE"> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("tracking_event")
    .values({
      provider: PROVIDER,
      event_id: event.id,
      type: event.type,
      received_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return "DUPLICATE";
  if (event.parcel && event.parcel.state !== "other") await moveParcels(transaction, settings, event.parcel);
  return "RECORDED";
}

type ReportedParcel = NonNullable<TrackingEvent["parcel"]>;

/** Carriers use numbers again after months: only parcels that have not arrived are meant. */
async function moveParcels(
  transaction: Connection,
  settings: Settings,
  { state, trackingNumber }: ReportedParcel,
): Promise<void> {
  const parcels = await transaction
    .selectFrom("shipment")
    .innerJoin("sales_order", "sales_order.id", "shipment.order_id")
    .select(["shipment.number", "shipment.order_id"])
    .where("shipment.tracking_number", "=", trackingNumber)
    .where("shipment.delivered_at", "is", null)
    .where("shipment.voided_at", "is", null)
    .where("sales_order.store_code", "in", settings.stores)
    .execute();
  for (const { number, order_id } of parcels) {
    const order = await lockOrder(transaction, order_id);
    if (!order) continue;
    if (state === "delivered") {
      await recordDelivery(transaction, storeSettings(settings, order.store_code), order, number);
    } else {
      await transaction
        .updateTable("shipment")
        .set({ in_transit_at: new Date().toISOString() })
        .where("number", "=", number)
        .where("order_id", "=", order_id)
        .where("in_transit_at", "is", null)
        .execute();
    }
  }
}
