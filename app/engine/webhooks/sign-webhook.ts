import { createHmac, randomBytes } from "node:crypto";

/** Signatures by the specification "Standard Webhooks", for which there are libraries in most languages. */

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A secret for signing, as its receiver enters it. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The headers that prove who sent a body, and when.
 * @param id of the delivery; the same when it is sent again
 */
export function signatureHeaders(
  secret: string,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
