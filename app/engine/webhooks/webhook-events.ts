/** What programs can be told of, with its title. */
export const webhookEvents = {
  "order.placed": "Order placed",
  "order.paid": "Order paid",
  "order.shipped": "Order shipped",
  "order.refunded": "Order refunded",
  "design.approved": "Design approved",
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export function isWebhookEvent(code: string): code is WebhookEvent {
  return Object.hasOwn(webhookEvents, code);
}
