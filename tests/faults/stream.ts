import { type Buyer, type Checkout, payCheckout, placeCheckout, prepareCheckout } from "./checkouts";

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
  const { random } = stream;
  await finish(buyer, stream, 0.5);
  for (;;) {
    const checkout = await prepareCheckout(buyer, random() < 0.4 ? "sandbox_hosted" : "checkmo");
    stream.checkouts.push(checkout);
    await place(buyer, checkout, stream);
    if (checkout.payment === "sandbox_hosted" && random() < 0.7) await payCheckout(buyer, checkout);
  }
}

/** @param eagerness how likely a payment that was put off is made now */
async function finish(buyer: Buyer, stream: Stream, eagerness: number): Promise<void> {
  const { checkouts, random } = stream;
  for (const checkout of checkouts.filter(({ email }) => email === buyer.email)) {
    if (!checkout.order) await place(buyer, checkout, stream);
    const isOwed = checkout.payment === "sandbox_hosted" && !checkout.isPaid;
    if (isOwed && random() < eagerness) await payCheckout(buyer, checkout);
  }
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
