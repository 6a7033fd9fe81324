import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../../database/schema";
import type { TrackingEvent } from "../../shipping/labels/shipping-provider";
import { applyTracking } from "./apply-tracking";

const PROVIDER = "easypost";

/**
 * Records what a carrier reports of a parcel, once for each event, in any order. An event of a parcel that is not
 * shipped yet waits for it (apply-tracking.ts).
 */
export async function recordTracking(
  transaction: Connection,
  settings: Settings,
  { id, parcel, type }: TrackingEvent,
): Promise<"RECORDED" | "DUPLICATE"> {
  const state = parcel?.state === "other" ? null : (parcel?.state ?? null);
  const event = {
    provider: PROVIDER,
    event_id: id,
    tracking_number: state === null ? null : (parcel?.trackingNumber ?? null),
    parcel_state: state,
  };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("tracking_event")
    .values({ ...event, type, received_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return "DUPLICATE";
  await applyTracking(transaction, settings, event);
  return "RECORDED";
}
