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

/** Buyers who keep on buying, and the notes they take of it. */
export interface Stream {
  buyers: Buyer[];
  checkouts: Checkout[];
  /** Answers in which an order was acknowledged. */
  acknowledged: number;
  random: () => number;
}

/** Everybody buys until the shop is gone. @throws Error when the shop refuses or fails before that */
export async function buyUntilGone(stream: Stream, isGone: () => boolean): Promise<void> {
  await Promise.all(stream.buyers.map((buyer) => untilGone(isGone, () => buyOnAndOn(buyer, stream))));
}

/** Everybody finishes what they have begun: asks for orders again, and pays. */
export async function finishAll(stream: Stream): Promise<void> {
  await Promise.all(stream.buyers.map((buyer) => finish(buyer, stream, 1)));
}

async function buyOnAndOn(buyer: Buyer, stream: Stream): Promise<never> {
  await finish(buyer, stream, 0.5);
  for (;;) {
    const batch = await Promise.all(plansOf(buyer, stream).map((plan) => prepareCheckout(buyer, plan)));
    stream.checkouts.push(...batch);
    await Promise.all(batch.map((checkout) => complete(buyer, checkout, stream, 0.7)));
  }
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
  await Promise.all(own.map((checkout) => complete(buyer, checkout, stream, eagerness)));
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

async function untilGone(isGone: () => boolean, work: () => Promise<never>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isGone() || !isLostConnection(error)) throw error;
  }
}

/** `fetch` fails with a TypeError; of an answer that broke off the JSON does not end. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}
