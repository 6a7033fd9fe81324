import { messageId } from "~/engine/mail/transport";
import type { Checkout } from "./checkouts";
import type { SentEmail, Snapshot } from "./snapshot";

/** Destination of emails. */
export interface Post {
  /** Message-ID → number of times the mail server accepted it. */
  taken: ReadonlyMap<string, number>;
  from: string;
}

/** Lists acknowledged data that are missing, as text. */
export function lost(snapshot: Snapshot, checkouts: Checkout[], post: Post): string[] {
  const orders = new Map(snapshot.orders.map((order) => [order.number, order]));
  return checkouts.flatMap(({ cartId, order: acknowledged, isPaid }) => {
    if (!acknowledged) return [];
    const order = orders.get(acknowledged.number);
    if (!order) return [`${acknowledged.number} was acknowledged and is lost.`];
    return [
      ...(order.cart_id === cartId && order.token === acknowledged.token
        ? []
        : [`${acknowledged.number} is another order.`]),
      ...(isPaid && order.payment_reference === null
        ? [`${acknowledged.number} was paid and knows nothing of it.`]
        : []),
      ...lostEmails(snapshot.messages.get(`Your order ${acknowledged.number}`) ?? [], post),
    ];
  });
}

/** Number of times the mail server accepted an email. */
export function timesTaken(message: SentEmail, { taken, from }: Post): number {
  return taken.get(messageId(message, from)) ?? 0;
}

/** Checks that every email recorded as sent was sent. */
function lostEmails(messages: SentEmail[], post: Post): string[] {
  return messages
    .filter((message) => message.sent_at !== null && timesTaken(message, post) === 0)
    .map(({ subject }) => `"${subject}" counts as sent and was not.`);
}
