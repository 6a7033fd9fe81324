import { messageId } from "~/engine/mail/message-id";
import type { Checkout } from "./checkouts";
import type { Letter, Snapshot } from "./snapshot";

/** Where letters went. */
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
      ...lostLetters(snapshot.letters.get(`Your order ${told.number}`) ?? [], post),
    ];
  });
}

/** How often the mail server took a letter. */
export function timesTaken(letter: Letter, { taken, from }: Post): number {
  return taken.get(messageId(letter, from)) ?? 0;
}

/** A letter that counts as sent has left. */
function lostLetters(letters: Letter[], post: Post): string[] {
  return letters
    .filter((letter) => letter.sent_at !== null && timesTaken(letter, post) === 0)
    .map(({ subject }) => `"${subject}" counts as sent and was not.`);
}
