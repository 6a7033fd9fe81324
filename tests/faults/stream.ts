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

/** Orders that a guest asks for at once, so that a random moment is often within one. */
const CARTS_OF_A_GUEST = 4;
/** Before a buyer whose request broke off goes on. */
const REST_MILLISECONDS = 20;

/** Buyers who keep on buying, and the notes they take of it. */
export interface Stream {
  buyers: Buyer[];
  checkouts: Checkout[];
  /** Answers in which an order was acknowledged. */
  acknowledged: number;
  /** A process was killed, or the database is away: requests break off, or are told so. */
  isKilled: boolean;
  /** What else may be said meanwhile. */
  mayAlsoSay?: RegExp;
  random: () => number;
}

/**
 * Everybody buys until it is over. Whose request breaks off, or is told that the shop is away, goes on with the next one.
 * @throws Error when the shop refuses, or a request breaks off without a reason
 */
export async function buyUntilOver(stream: Stream, isOver: () => boolean): Promise<void> {
  await Promise.all(stream.buyers.map((buyer) => buyOnAndOn(buyer, stream, isOver)));
}

/** Everybody finishes what they have begun: asks for orders again, and pays. */
export async function finishAll(stream: Stream): Promise<void> {
  await Promise.all(stream.buyers.map((buyer) => finish(buyer, stream, 1)));
}

async function buyOnAndOn(buyer: Buyer, stream: Stream, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await buyBatch(buyer, stream);
    } catch (error) {
      // A machine that is busy beyond a request's time limit is told so, too.
      const isExpected = error instanceof ShopAway || (stream.isKilled && isPassing(error, stream));
      if (!isExpected) throw error;
      await pause(REST_MILLISECONDS);
    }
  }
}

/** Finishes what was broken off before, then orders the next carts. All settle, so that none goes on unseen. */
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

/** How the next carts are to be paid. A customer has one cart; a guest orders several at once, from as many tabs. */
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

/** @param eagerness how likely it is paid now and not later */
async function complete(buyer: Buyer, checkout: Checkout, stream: Stream, eagerness: number): Promise<void> {
  if (!checkout.order) await place(buyer, checkout, stream);
  const isOwed = checkout.payment === "sandbox_hosted" && !checkout.isPaid;
  if (isOwed && stream.random() < eagerness) await payCheckout(buyer, checkout);
}

async function place(buyer: Buyer, checkout: Checkout, stream: Stream): Promise<void> {
  await placeCheckout(buyer, checkout);
  stream.acknowledged += 1;
}

/** `fetch` fails with a TypeError; of an answer that broke off the JSON does not end. */
function isPassing(error: unknown, { mayAlsoSay }: Stream): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  return error instanceof Error && mayAlsoSay?.test(error.message) === true;
}
