import type { Row } from "~/engine/database/schema";
import type { TotalsLine } from "~/engine/totals/total";
import type { Checkout } from "./checkouts";
import { faultsOfLedger } from "./ledger-faults";
import type { Snapshot } from "./snapshot";

/** Lists incompletely stored data, as text; empty when everything is there completely or not at all. */
export function halfDone(snapshot: Snapshot, checkouts: Checkout[]): string[] {
  const asked = new Map(checkouts.map((checkout) => [checkout.cartId, checkout]));
  return [
    ...snapshot.orders.flatMap((order) => faultsOfOrder(order, snapshot, asked.get(order.cart_id ?? ""))),
    ...faultsOfCarts(snapshot),
    ...emailsWithoutOrder(snapshot),
    ...faultsOfLedger(snapshot),
  ];
}

function faultsOfOrder(order: Row<"sales_order">, snapshot: Snapshot, checkout?: Checkout): string[] {
  const items = snapshot.itemsOf.get(order.id) ?? [];
  const totals: TotalsLine[] = JSON.parse(order.totals);
  const total = (cents: number[]) => cents.reduce((one, other) => one + other, 0);
  const rowsCents = total(items.map(({ row_total_cents }) => row_total_cents));
  const linesCents = total(totals.filter(({ code }) => code !== "grand_total").map(({ cents }) => cents));
  const isPaid = order.payment_reference !== null;
  const isConfirmed = isPaid || order.payment_method !== "sandbox_hosted";
  const payments = (snapshot.eventsOf.get(order.id) ?? []).filter(({ kind }) => kind === "paid").length;
  return broken(order.number, {
    "was never asked for": !checkout,
    "has no number": !/^MPC\d{9}$/.test(order.number),
    "has no items": items.length === 0,
    "has other items than its cart": !isSame(checkout?.pieces, piecesOf(items)),
    "is another sum than its buyer saw": order.grand_total_cents !== checkout?.cents,
    "has items that are another sum": rowsCents !== totals.find(({ code }) => code === "subtotal")?.cents,
    "has totals that do not add up": linesCents !== order.grand_total_cents,
    "has a status without its payment":
      (isPaid || order.payment_method === "free") !== (order.status === "processing"),
    "has a payment without its event": payments !== (isPaid ? 1 : 0),
    "has not one confirmation": emailsTo(order.email, `Your order ${order.number}`) !== (isConfirmed ? 1 : 0),
    "was not told to the shop once": emailsTo(null, `New order ${order.number}`) !== (isConfirmed ? 1 : 0),
  });

  function emailsTo(recipient: string | null, subject: string): number {
    const messages = snapshot.messages.get(subject) ?? [];
    return messages.filter((message) => recipient === null || message.recipient === recipient).length;
  }
}

function faultsOfCarts({ carts, orders }: Snapshot): string[] {
  const ordered = new Map(orders.map(({ cart_id, number }) => [cart_id, number]));
  return carts.flatMap(({ id, is_active }) => {
    const number = ordered.get(id);
    return broken(`The cart of ${number ?? "no order"}`, {
      "is closed without an order": is_active === 0 && number === undefined,
      "is open although it was ordered": is_active === 1 && number !== undefined,
    });
  });
}

function emailsWithoutOrder({ messages, orders }: Snapshot): string[] {
  const numbers = new Set(orders.map(({ number }) => number));
  return [...messages.keys()].flatMap((subject) => {
    const number = /^(?:Your|New) order (\S+)$/.exec(subject)?.[1];
    return number && !numbers.has(number) ? [`${subject} is a letter without its order.`] : [];
  });
}

/** Sku → pieces. */
function piecesOf(items: Row<"sales_order_item">[]): Record<string, number> {
  return Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity]));
}

function isSame(one: Record<string, number> | undefined, other: Record<string, number>): boolean {
  const sorted = (pieces: Record<string, number>) => JSON.stringify(Object.entries(pieces).sort());
  return one !== undefined && sorted(one) === sorted(other);
}

/** A sentence for each violated rule. */
function broken(subject: string, rules: Record<string, boolean>): string[] {
  return Object.entries(rules).flatMap(([words, isBroken]) => (isBroken ? [`${subject} ${words}.`] : []));
}
