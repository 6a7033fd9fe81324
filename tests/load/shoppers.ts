/**
 * The shoppers, a separate process: reads a Shopping as JSON from stdin, writes the Shopped result to stdout. Every
 * shopper sends one request after the other; any unexpected response is a fault.
 */
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { CartPageDocument } from "../../app/provider/contract/documents.generated";
import { ADDRESS, GUEST_CHECKOUT, PLACE_ORDER } from "./operations";
import { percentile } from "./percentile";
import { type CartLine, cartCookie, Shopper } from "./shopper";
import type { Shopped, Shopping } from "./shopping";

const PAGES = ["/", "/custom-pet-prints", "/photomug-tool?sku=photo-mug"];
/** Minimum milliseconds between two steps of a shopper. */
const MIN_THINK_TIME = 100;
const MAX_THINK_TIME = 500;
const MAX_FAULTS = 5;

const shopping: Shopping = JSON.parse(await text(process.stdin));
const milliseconds: number[] = [];
const faults: string[] = [];
const addresses = [shopping.address, ...(shopping.otherAddresses ?? [])];
let orders = 0;
let turn = 0;
let sent = 0;

const began = performance.now();
const isOver = () => performance.now() - began > shopping.seconds * 1000 || faults.length >= MAX_FAULTS;
await Promise.all(Array.from({ length: shopping.shoppers }, (_, index) => buyOnAndOn(index)));
const seconds = (performance.now() - began) / 1000;
milliseconds.sort((one, other) => one - other);
const shopped: Shopped = {
  orders,
  ordersPerSecond: orders / seconds,
  requests: milliseconds.length,
  requestsPerSecond: milliseconds.length / seconds,
  p50: percentile(milliseconds, 50),
  p95: percentile(milliseconds, 95),
  p99: percentile(milliseconds, 99),
  faults,
};
process.stdout.write(JSON.stringify(shopped));

function nextAddress(): string {
  sent += 1;
  return addresses[sent % addresses.length];
}

async function buyOnAndOn(index: number): Promise<void> {
  while (!isOver()) {
    const { owner, lines } = shopping.carts[turn++ % shopping.carts.length];
    try {
      await buy(new Shopper(nextAddress, owner), lines, index);
      orders += 1;
    } catch (error) {
      faults.push(String(error));
    }
  }
}

async function buy(shopper: Shopper, lines: CartLine[], index: number): Promise<void> {
  const email = `shopper${index}@example.com`;
  if (shopping.secret) for (const page of PAGES) await step(() => visit(page));
  const cartId = await step(() => shopper.openCart());
  await step(() => shopper.addToCart(cartId, lines));
  if (shopping.secret) {
    const cookie = await cartCookie(cartId, shopping.secret);
    await step(() => visit("/checkout/cart", cookie));
    await step(() => shopper.ask(CartPageDocument, { id: cartId, removed: "" }));
  }
  await step(() => shopper.ask(GUEST_CHECKOUT.email, { cartId, email }));
  await step(() => shopper.ask(GUEST_CHECKOUT.address, { cartId, address: ADDRESS }));
  await step(() => shopper.ask(GUEST_CHECKOUT.method, { cartId }));
  await step(() => shopper.ask(GUEST_CHECKOUT.payment, { cartId }));
  const { placeOrder } = await step(() => shopper.ask<PlacedResponse>(PLACE_ORDER, { cartId }));
  if (!placeOrder.orderV2) throw new Error(JSON.stringify(placeOrder.errors));
}

/** Sends one request and measures its time. */
async function step<Result>(send: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await send();
  milliseconds.push(performance.now() - start);
  if (shopping.secret) {
    await pause(MIN_THINK_TIME + Math.random() * (MAX_THINK_TIME - MIN_THINK_TIME));
  }
  return result;
}

async function visit(path: string, cookie?: string): Promise<void> {
  const response = await fetch(nextAddress() + path, { headers: cookie ? { Cookie: cookie } : {} });
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}

interface PlacedResponse {
  placeOrder: { orderV2: { number: string } | null; errors: unknown };
}
