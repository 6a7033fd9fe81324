import { setTimeout as pause } from "node:timers/promises";
import { ShopAway } from "../load/shopper";
import {
  type Buyer,
  type Checkout,
  type Plan,
  payCheckout,
  placeCheckout,
  prepareCheckout,
} from "./checkouts";

/** Concurrent orders of a guest, so that a random moment is often within one. */
const CARTS_OF_A_GUEST = 4;
/** Pause of a buyer after an interrupted request. */
const REST_MILLISECONDS = 20;

/** Buyers in a loop, and their records. */
export interface Stream {
  buyers: Buyer[];
  checkouts: Checkout[];
  /** Number of responses that acknowledged an order. */
  acknowledged: number;
  /** True while a process is killed or the database is down, so that requests may fail. */
  isKilled: boolean;
  /** Further expected errors. */
  mayAlsoSay?: RegExp;
  random: () => number;
}

/**
 * All buyers buy until it is over. A buyer whose request is interrupted, or told that the store is unavailable,
 * continues with the next one.
 * @throws Error when the store rejects a request, or one is interrupted without a reason
 */
export async function buyUntilOver(stream: Stream, isOver: () => boolean): Promise<void> {
  await Promise.all(stream.buyers.map((buyer) => buyOnAndOn(buyer, stream, isOver)));
}

/** All buyers finish what they have started: retry orders, and pay. */
export async function finishAll(stream: Stream): Promise<void> {
  await Promise.all(stream.buyers.map((buyer) => finish(buyer, stream, 1)));
}

async function buyOnAndOn(buyer: Buyer, stream: Stream, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await buyBatch(buyer, stream);
    } catch (error) {
      // A machine that is busy beyond a request's time limit responds the same way.
      const isExpected = error instanceof ShopAway || (stream.isKilled && isPassing(error, stream));
      if (!isExpected) throw error;
      await pause(REST_MILLISECONDS);
    }
  }
}

/** Finishes interrupted checkouts, then orders the next carts. Waits for all, so that no failure is unnoticed. */
async function buyBatch(buyer: Buyer, stream: Stream): Promise<void> {
  await finish(buyer, stream, 0.5);
  const batch = await allOf(plansOf(buyer, stream).map((plan) => prepareCheckout(buyer, plan)));
  stream.checkouts.push(...batch);
  await allOf(batch.map((checkout) => complete(buyer, checkout, stream, 0.7)));
}

async function allOf<Result>(work: Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Payment plans of the next carts. A customer has one cart; a guest orders several at once, as from several tabs. */
function plansOf(buyer: Buyer, { random }: Stream): Plan[] {
  const carts = Array.from({ length: buyer.customerId === null ? CARTS_OF_A_GUEST : 1 });
  const plans = carts.map(
    (): Plan => ({
      payment: random() < 0.4 ? "sandbox_hosted" : "checkmo",
      giftCard: random() < 0.5 ? buyer.giftCards.pop() : undefined,
      usesBalances: buyer.hasBalances,
    }),
  );
  buyer.hasBalances = false;
  return plans;
}

async function finish(buyer: Buyer, stream: Stream, eagerness: number): Promise<void> {
  const own = stream.checkouts.filter(({ email }) => email === buyer.email);
  await allOf(own.map((checkout) => complete(buyer, checkout, stream, eagerness)));
}

/** @param eagerness probability of paying now instead of later */
async function complete(buyer: Buyer, checkout: Checkout, stream: Stream, eagerness: number): Promise<void> {
  if (!checkout.order) await place(buyer, checkout, stream);
  const isOwed = checkout.payment === "sandbox_hosted" && !checkout.isPaid;
  if (isOwed && stream.random() < eagerness) await payCheckout(buyer, checkout);
}

async function place(buyer: Buyer, checkout: Checkout, stream: Stream): Promise<void> {
  await placeCheckout(buyer, checkout);
  stream.acknowledged += 1;
}

/** `fetch` fails with a TypeError; an interrupted response has incomplete JSON. */
function isPassing(error: unknown, { mayAlsoSay }: Stream): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  return error instanceof Error && mayAlsoSay?.test(error.message) === true;
}
