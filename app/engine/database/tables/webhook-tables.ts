import type { Generated } from "kysely";
import type { WebhookEvent } from "../../webhooks/webhook-events";

/** An address of a program that is told what happens to a store's orders. */
export interface WebhookTable {
  id: Generated<number>;
  store_code: string;
  /** https, on the public internet. */
  url: string;
  /** JSON list of events (webhooks/webhook-events.ts). */
  events: string;
  /** Random; `secret` is encrypted for it. */
  secret_owner: string;
  /** For signing; encrypted (staff/secret-box.ts). */
  secret: string;
  created_at: string;
  /** Nothing is sent from then on. */
  deactivated_at: string | null;
}

/** What is sent to a webhook, or was. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  store_code: string;
  /** The webhook and the order: deliveries of one order are sent in their order. */
  turn: string;
  event: WebhookEvent;
  /** The same in every attempt, so that the receiver can ignore repetitions. */
  message_id: string;
  /** JSON, without personal data. */
  body: string;
  state: "waiting" | "done" | "failed";
  attempts: Generated<number>;
  /** While a process sends it: when its lease expires. */
  due_at: string;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
  finished_at: string | null;
}
