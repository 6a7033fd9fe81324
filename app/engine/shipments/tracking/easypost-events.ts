import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../../shared/read-body";
import type { TrackingEvent } from "../../shipping/labels/shipping-provider";

const PREFIX = "hmac-sha256-hex=";

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  description: z.string().max(100),
  result: z.object({ object: z.string().optional() }).passthrough().nullish(),
});
const trackerSchema = z.object({
  object: z.literal("Tracker"),
  tracking_code: z.string().min(1).max(60),
  status: z.string(),
});

/** States of EasyPost's trackers in which the carrier has the parcel. */
const IN_TRANSIT = ["in_transit", "out_for_delivery", "available_for_pickup"];

/**
 * Verifies a webhook call of EasyPost, and reads what it is about.
 * @param rawBody the bytes as received, which the signature covers
 * @returns null when the call is not EasyPost's, or cannot be read
 */
export function readEasyPostEvent(secret: string, rawBody: Buffer, headers: Headers): TrackingEvent | null {
  if (!isSigned(secret, rawBody, headers.get("X-Hmac-Signature") ?? "")) return null;
  const event = eventSchema.safeParse(parseJson(rawBody.toString("utf8"))).data;
  if (!event) return null;
  const tracker = trackerSchema.safeParse(event.result).data;
  return {
    id: event.id,
    type: event.description,
    parcel: tracker
      ? { trackingNumber: tracker.tracking_code.toUpperCase(), state: stateOf(tracker.status) }
      : null,
  };
}

/** EasyPost normalizes the secret by NFKD before it signs with it. */
export function easyPostSignature(secret: string, rawBody: Buffer): string {
  return `${PREFIX}${createHmac("sha256", secret.normalize("NFKD")).update(rawBody).digest("hex")}`;
}

function isSigned(secret: string, rawBody: Buffer, signature: string): boolean {
  const [expected, received] = [Buffer.from(easyPostSignature(secret, rawBody)), Buffer.from(signature)];
  return expected.length === received.length && timingSafeEqual(expected, received);
}

function stateOf(status: string): NonNullable<TrackingEvent["parcel"]>["state"] {
  if (status === "delivered") return "delivered";
  return IN_TRANSIT.includes(status) ? "in-transit" : "other";
}
