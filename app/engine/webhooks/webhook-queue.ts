import type { Connection, Row } from "../database/schema";
import { operationQueue } from "../jobs/operation-queue";
import { randomId } from "../shared/secrets";
import type { WebhookEvent } from "./webhook-events";

/** Deliveries of one order to one webhook take turns. */
export const webhookQueue = operationQueue("webhook_delivery", "turn");

type Order = Pick<
  Row<"sales_order">,
  "id" | "number" | "store_code" | "status" | "grand_total_cents" | "customer_id"
>;

/**
 * Queues an event of an order for each webhook of its store that wants it, in the transaction of the step. The message
 * names the order, without personal data: the receiver reads the rest by REST.
 */
export async function queueWebhooks(
  transaction: Connection,
  order: Order,
  event: WebhookEvent,
): Promise<void> {
  const webhooks = await transaction
    .selectFrom("webhook")
    .select(["id", "events"])
    .where("store_code", "=", order.store_code)
    .where("deactivated_at", "is", null)
    .execute();
  const wanting = webhooks.filter(({ events }) => (JSON.parse(events) as string[]).includes(event));
  if (wanting.length === 0) return;
  const now = new Date().toISOString();
  const body = JSON.stringify({ type: event, timestamp: now, data: orderData(order) });
  await transaction
    .insertInto("webhook_delivery")
    .values(
      wanting.map(({ id }) => ({
        webhook_id: id,
        store_code: order.store_code,
        turn: `${id}/${order.id}`,
        event,
        message_id: `msg_${randomId()}`,
        body,
        state: "waiting" as const,
        due_at: now,
        problem: null,
        created_at: now,
        finished_at: null,
      })),
    )
    .execute();
}

function orderData({ id, number, store_code, status, grand_total_cents, customer_id }: Order): object {
  return {
    entity_id: String(id),
    increment_id: number,
    store_code,
    status,
    customer_is_guest: customer_id === null ? 1 : 0,
    grand_total: grand_total_cents / 100,
  };
}
