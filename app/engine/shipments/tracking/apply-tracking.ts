import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../../database/schema";
import type { Job } from "../../jobs/job";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { lockOrder } from "../../orders/order-step";
import { storeSettings } from "../../shared/store-settings";
import { recordDelivery } from "../record-delivery";

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;
/** Carriers use numbers again after months. */
const MAX_AGE_DAYS = 30;
/** Parcels of a run. */
const MAX_PER_RUN = 200;

type Event = Pick<Row<"tracking_event">, "provider" | "event_id" | "tracking_number" | "parcel_state">;

/**
 * Applies what carriers have reported of parcels before they were shipped here: they may scan a parcel before somebody
 * presses Ship.
 */
export const applyTrackingEvents: Job = {
  name: "apply-tracking-events",
  everyMilliseconds: 5 * MINUTE_MILLISECONDS,
  async run({ db, settings, signal, storeCode, wakeMail }, now) {
    const oldest = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MILLISECONDS).toISOString();
    const events = await db
      .selectFrom("tracking_event")
      .innerJoin("shipment", "shipment.tracking_number", "tracking_event.tracking_number")
      .innerJoin("sales_order", "sales_order.id", "shipment.order_id")
      .select(["tracking_event.provider", "event_id", "tracking_event.tracking_number", "parcel_state"])
      .distinct()
      .select("tracking_event.received_at")
      .where("tracking_event.applied_at", "is", null)
      .where("tracking_event.received_at", ">", oldest)
      .where("shipment.delivered_at", "is", null)
      .where("shipment.voided_at", "is", null)
      .where("sales_order.store_code", "=", storeCode)
      .orderBy("tracking_event.received_at")
      .limit(MAX_PER_RUN)
      .execute();
    for (const event of events) {
      await db.transaction().execute((transaction) => applyTracking(transaction, settings, event));
      wakeMail();
      await yieldToRequests(signal);
    }
  },
};

/** Changes the parcels that an event reports, and marks it as applied if there is one. Does nothing a second time. */
export async function applyTracking(
  transaction: Connection,
  settings: Settings,
  { event_id, parcel_state, provider, tracking_number }: Event,
): Promise<void> {
  if (tracking_number === null || parcel_state === null) return;
  if (!(await moveParcels(transaction, settings, { trackingNumber: tracking_number, state: parcel_state })))
    return;
  await transaction
    .updateTable("tracking_event")
    .set({ applied_at: new Date().toISOString() })
    .where("provider", "=", provider)
    .where("event_id", "=", event_id)
    .execute();
}

/** Only parcels that have not arrived are meant. @returns whether there is one */
async function moveParcels(
  transaction: Connection,
  settings: Settings,
  { state, trackingNumber }: { trackingNumber: string; state: "in-transit" | "delivered" },
): Promise<boolean> {
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
  return parcels.length > 0;
}
