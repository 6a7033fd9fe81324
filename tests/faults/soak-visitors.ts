import { setTimeout as pause } from "node:timers/promises";
import { sampleSkus } from "../fixtures/brand-samples";
import { ADDRESS, GUEST_CHECKOUT } from "../load/operations";
import { Shopper } from "../load/shopper";

const READERS = 6;
const BUYERS = 4;
/** Milliseconds between two steps of a visitor. */
const THOUGHT = 300;
const PERSONS_A_NETWORK = 5;

/** A store's normal traffic: the visitors, and the responses they got. */
export interface Day {
  address: string;
  photos: Buffer[];
  random: () => number;
  isOver: () => boolean;
  pages: number;
  orders: number;
  /** Unexpected responses, with their number. */
  failures: Map<string, number>;
}

/** Until the time is over, readers visit every page of the site map, and buyers design with their photos and pay. */
export async function visitUntilOver(day: Day): Promise<void> {
  const paths = await pathsOfSiteMap(day.address);
  const readers = Array.from({ length: READERS }, () => again(day, () => readPages(day, paths)));
  const buyers = Array.from({ length: BUYERS }, (_, index) => again(day, () => buy(day, index)));
  await Promise.all([...readers, ...buyers]);
}

async function again(day: Day, visit: () => Promise<void>): Promise<void> {
  while (!day.isOver()) {
    try {
      await visit();
    } catch (error) {
      const failure = String(error).slice(0, 300);
      day.failures.set(failure, (day.failures.get(failure) ?? 0) + 1);
    }
    await pause(THOUGHT * day.random());
  }
}

async function pathsOfSiteMap(address: string): Promise<string[]> {
  const siteMap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location]) => new URL(location).pathname,
  );
  return [...paths, "/catalogsearch/result?q=dog", "/catalogsearch/result?q=mug", "/customer/login"];
}

async function readPages(day: Day, paths: string[]): Promise<void> {
  for (let count = 0; count < 10 && !day.isOver(); count += 1) {
    await fetchPage(day, one(day, paths));
    await pause(THOUGHT * day.random());
  }
}

async function fetchPage(day: Day, path: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(day.address + path, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  day.pages += 1;
}

/** Designs two products with uploaded photos, views them, and pays by card, so that print files are written. */
async function buy(day: Day, buyer: number): Promise<void> {
  const visit = Math.floor(day.random() * 1_000_000);
  const network = `10.${buyer}.${Math.floor(visit / PERSONS_A_NETWORK) % 256}.${visit % 256}`;
  const owner = `soak-visitor-${buyer}-${visit}-owns-designs`;
  const shopper = new Shopper(day.address, owner, undefined, network);
  const lines = [];
  for (let count = 0; count < 2; count += 1) {
    const line = await shopper.designLine(one(day, SKUS), one(day, day.photos));
    lines.push(line);
    await viewDesign(shopper, line.entered_options[0].value);
    await pause(THOUGHT * day.random());
  }
  const cartId = await shopper.openCart();
  await shopper.addToCart(cartId, lines);
  await shopper.ask(GUEST_CHECKOUT.email, { cartId, email: `buyer${visit}@example.com` });
  await shopper.ask(GUEST_CHECKOUT.address, { cartId, address: ADDRESS });
  await shopper.ask(GUEST_CHECKOUT.method, { cartId });
  await shopper.ask(PAY_BY_CARD, { cartId });
  const { placeOrder } = await shopper.ask<Placed>(PLACE, { cartId });
  if (!placeOrder.orderV2) throw new Error(`An order was refused: ${JSON.stringify(placeOrder.errors)}`);
  const { startPayment } = await shopper.ask<Payment>(PAYMENT, { token: placeOrder.orderV2.token });
  await pay(day, startPayment.redirect_url);
  day.orders += 1;
}

async function viewDesign(shopper: Shopper, id: string): Promise<void> {
  const { design } = await shopper.ask<Designed>(DESIGN, { id });
  const [, revision] = /(\d+)\.svg$/.exec(design.picture_url) ?? [];
  const { headers } = shopper.request("");
  const path = `/rest/mpc/V1/designs/${id}/${revision}/picture.svg`;
  const response = await fetch(shopper.address + path, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The picture of a design answered ${response.status}.`);
}

async function pay(day: Day, path: string): Promise<void> {
  const { status } = await fetch(day.address + path, {
    method: "POST",
    body: new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/49", code: "123" }),
    redirect: "manual",
  });
  if (status !== 303) throw new Error(`The payment page answered ${status}.`);
}

function one<Item>({ random }: Day, items: Item[]): Item {
  return items[Math.floor(random() * items.length)];
}

const SKUS = sampleSkus.filter((_, index) => index % 4 === 0);

const DESIGN = "query ($id: ID!) { design(id: $id) { picture_url } }";

const PAY_BY_CARD = `mutation ($cartId: String!) {
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: "sandbox_hosted" } }) { cart { id } }
}`;

const PLACE = `mutation ($cartId: String!) {
  placeOrder(input: { cart_id: $cartId }) { orderV2 { number token } errors { code message } }
}`;

const PAYMENT = `mutation ($token: String!) {
  startPayment(order_token: $token, return_url: "/checkout/success") { redirect_url }
}`;

interface Designed {
  design: { picture_url: string };
}
interface Placed {
  placeOrder: { orderV2: { number: string; token: string } | null; errors: unknown };
}
interface Payment {
  startPayment: { redirect_url: string };
}
