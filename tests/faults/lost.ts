import { messageId } from "~/engine/mail/transport";
import type { Checkout } from "./checkouts";
import type { SentEmail, Snapshot } from "./snapshot";

/** Where emails went. */
export interface Post {
  /** Message-ID → how often the mail server took it. */
  taken: ReadonlyMap<string, number>;
  from: string;
}

/** What was acknowledged and is not there any more, in words. */
export function lost(snapshot: Snapshot, checkouts: Checkout[], post: Post): string[] {
  const orders = new Map(snapshot.orders.map((order) => [order.number, order]));
  return checkouts.flatMap(({ cartId, order: told, isPaid }) => {
    if (!told) return [];
    const order = orders.get(told.number);
    if (!order) return [`${told.number} was acknowledged and is lost.`];
    return [
      ...(order.cart_id === cartId && order.token === told.token ? [] : [`${told.number} is another order.`]),
      ...(isPaid && order.payment_reference === null
        ? [`${told.number} was paid and knows nothing of it.`]
        : []),
      ...lostEmails(snapshot.messages.get(`Your order ${told.number}`) ?? [], post),
    ];
  });
}

/** How often the mail server took an email. */
export function timesTaken(message: SentEmail, { taken, from }: Post): number {
  return taken.get(messageId(message, from)) ?? 0;
}

/** An email that counts as sent has left. */
function lostEmails(messages: SentEmail[], post: Post): string[] {
  return messages
    .filter((message) => message.sent_at !== null && timesTaken(message, post) === 0)
    .map(({ subject }) => `"${subject}" counts as sent and was not.`);
}
