import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Checkout } from "./checkouts";
import type { Snapshot } from "./snapshot";

/** What was acknowledged and is not there any more, in words. */
export function lost(snapshot: Snapshot, checkouts: Checkout[], dataDirectory: string): string[] {
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
      ...lostLetters(snapshot, `Your order ${told.number}`, dataDirectory),
    ];
  });
}

/** A letter that counts as sent has left: without a mail server, into a file. */
function lostLetters({ letters }: Snapshot, subject: string, dataDirectory: string): string[] {
  const sent = (letters.get(subject) ?? []).filter(({ sent_at }) => sent_at !== null);
  return sent.flatMap(({ id }) => {
    const file = join(dataDirectory, "mail", `${String(id).padStart(6, "0")}.txt`);
    return existsSync(file) ? [] : [`"${subject}" counts as sent and was not.`];
  });
}
