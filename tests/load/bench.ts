/**
 * `npm run bench`: serves the store in production mode with an empty data folder and prints its throughput, response
 * times, memory and page weights; of pages also the ratio to a bare page of the framework, measured in the same run.
 * The load generator takes time of the same processors, so the processor time per response compares best.
 * `npm run bench -- --pages "cart|account"` measures just the pages whose names match.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CartPageDocument } from "../../app/provider/contract/documents.generated";
import { command } from "../../scripts/test/command";
import { freePort } from "../../scripts/test/free-port";
import { serveBarePage } from "./bare-page";
import { type Measured, type MeasuredPage, measure, measureOnce, measurePage } from "./measure";
import { ADD_TO_CART, CREATE_CUSTOMER, LOG_IN, PLACE_ORDER } from "./operations";
import { cartPages, customerPages, type PageCase, sharedPages } from "./page-cases";
import { pageWeight, WEIGHED_PAGES } from "./page-weight";
import { untilPainted } from "./painted-pictures";
import { type ServedProcess, type ServedShop, serveShop } from "./served-shop";
import { Shopper } from "./shopper";
import { goShopping, type Shopped } from "./shopping";

const GUESTS = 10;
const GUEST_SECONDS = 8;
const SHOPPERS = 50;
const SHOPPER_SECONDS = 60;
const CARTS = 400;
const ORDERS = 300;
const CUSTOMERS = 20;
const OWNER = "benchmark-visitor-owns-its-designs";
const PASSWORD = "Bench-passw0rd";
/** V8 frees the garbage of a start when nothing has happened for some ten seconds. */
const REST_MILLISECONDS = 30_000;
const CART_SKUS = ["photo-mug", "pet-pillow", "pet-tag"];

const { pages: measured } = parseArgs({ options: { pages: { type: "string" } } }).values;

setTimeout(() => {
  console.error("Stopped after twenty minutes: this machine is too busy to measure anything.");
  process.exit(1);
}, 1_200_000).unref();

const dataDirectory = mkdtempSync(join(tmpdir(), "shop-bench-"));
const settings = {
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
  SESSION_SECRET: "the benchmark's secret, known to all",
};
if ((await command("node", ["scripts/build.mjs"])).state === "failed") process.exit(1);
try {
  const first = await serveShop(settings);
  if (measured === undefined) await untilPainted("the start and the memory at rest are higher");
  await first.stop();
  const shop = await serveShop(settings);
  try {
    await bench(shop, first.startMilliseconds);
  } finally {
    await shop.stop();
  }
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function bench(shop: ServedShop, firstStartMilliseconds: number): Promise<void> {
  const { address } = shop;
  if (measured === undefined) await pause(REST_MILLISECONDS);
  const idle = shop.memory();
  const visitor = new Shopper(address, OWNER);
  const lines = await inTurn(CART_SKUS, (sku) => visitor.designLine(sku));
  const cartId = await visitor.openCart();
  await visitor.addToCart(cartId, lines);

  const visitors = { secret: settings.SESSION_SECRET, shopper: visitor, lines };
  const pages = [...sharedPages(), ...(await cartPages(visitors)), ...(await customerPages(visitors))];
  const named = new RegExp(measured ?? "");
  const bareStart = await benchPages(
    shop,
    pages.filter(({ name }) => named.test(name)),
  );
  if (measured !== undefined) return;

  heading("POST /graphql", "requests/s", "p50 ms", "p95 ms", "p99 ms", "failed");
  row("cart query", await measure(address, [visitor.request(CartPageDocument, { id: cartId, removed: "" })]));
  const carts = await times(CARTS, () => visitor.openCart());
  const additions = carts.map((id) => visitor.request(ADD_TO_CART, { cartId: id, lines: [lines[0]] }));
  row("add to cart", await measure(address, additions));
  const ready = await times(ORDERS, () => visitor.readyCart(lines[0]));
  const orders = ready.map((id) => visitor.request(PLACE_ORDER, { cartId: id }));
  row(`place order (${ORDERS})`, await measureOnce(address, orders));
  const emails = Array.from({ length: CUSTOMERS }, (_, index) => `bench${index}@example.com`);
  await inTurn(emails, (email) => visitor.ask(CREATE_CUSTOMER, { input: customer(email) }));
  const logins = emails.map((email) => visitor.request(LOG_IN, { email, password: PASSWORD }));
  row("log in", await measure(address, logins));

  heading("Buying", "orders/s", "requests/s", "p50 ms", "p95 ms", "p99 ms", "failed");
  const ones = [{ owner: OWNER, lines: [lines[0]] }];
  const guests = { address, shoppers: GUESTS, carts: ones, secret: null };
  await goShopping({ ...guests, seconds: 2 });
  shopped("guest checkouts, 7 steps", await goShopping({ ...guests, seconds: GUEST_SECONDS }));
  const { SESSION_SECRET: secret } = settings;
  const crowd = { address, shoppers: SHOPPERS, seconds: SHOPPER_SECONDS, carts: ones, secret };
  shopped(`${SHOPPERS} shoppers for ${SHOPPER_SECONDS} s`, await goShopping(crowd));

  heading("Process", "");
  fact("first start (migrates, seeds)", `${Math.round(firstStartMilliseconds)} ms`);
  fact("start", `${Math.round(shop.startMilliseconds)} ms`);
  fact("start of a bare Remix app", `${Math.round(bareStart)} ms`);
  fact("start, at most (bare x 1.2 + 500)", `${Math.round(bareStart * 1.2 + 500)} ms`);
  fact("memory at rest", `${Math.round(idle)} MB`);
  fact("memory after load", `${Math.round(shop.memory())} MB`);

  heading("JavaScript of a page, gzip", "kB", "files");
  for (const [name, page] of Object.entries(WEIGHED_PAGES)) {
    const { kilobytes, files } = pageWeight(page);
    console.log(`${name.padEnd(32)}${kilobytes.toFixed(1).padStart(12)}${String(files).padStart(12)}`);
  }
}

/** @returns the start-up time of the bare Remix app, in milliseconds */
async function benchPages(shop: ServedShop, pages: PageCase[]): Promise<number> {
  heading("Pages", "requests/s", "of bare", "of its ms", "server ms", "p50 ms", "p95 ms", "p99 ms", "failed");
  const { bare, startMilliseconds } = await measureBarePage();
  pageRow("bare page of Remix", bare, bare);
  for (const { name, requests } of pages) pageRow(name, await measurePage(shop, requests), bare);
  return startMilliseconds;
}

async function measureBarePage(): Promise<{ bare: MeasuredPage; startMilliseconds: number }> {
  const server: ServedProcess = await serveBarePage(await freePort());
  try {
    const bare = await measurePage(server, [{ method: "GET", path: "/" }]);
    return { bare, startMilliseconds: server.startMilliseconds };
  } finally {
    await server.stop();
  }
}

function customer(email: string) {
  return { firstname: "Ada", lastname: "Byron", email, password: PASSWORD, is_subscribed: false };
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Runs ten at a time. */
async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const batches = await inTurn(Array.from({ length: count / 10 }), () =>
    Promise.all(Array.from({ length: 10 }, work)),
  );
  return batches.flat();
}

function heading(title: string, ...columns: string[]): void {
  console.log(`\n${title.padEnd(32)}${columns.map((column) => column.padStart(12)).join("")}`);
}

/** @param bare the yardstick */
function pageRow(name: string, measured: MeasuredPage, bare: MeasuredPage): void {
  const { requestsPerSecond, processorMilliseconds, p50, p95, p99, failed } = measured;
  const ratios = [
    requestsPerSecond / bare.requestsPerSecond,
    bare.processorMilliseconds / processorMilliseconds,
  ].map((ratio) => ratio.toFixed(2));
  const times = [p50, p95, p99].map((time) => time.toFixed(1));
  const cells = [requestsPerSecond.toFixed(0), ...ratios, processorMilliseconds.toFixed(2), ...times, failed];
  console.log(`${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(12)).join("")}`);
}

function row(name: string, { requestsPerSecond, p50, p95, p99, failed }: Measured): void {
  const cells = [requestsPerSecond.toFixed(0), ...[p50, p95, p99].map((time) => time.toFixed(1)), failed];
  console.log(`${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(12)).join("")}`);
}

function shopped(name: string, { faults, ...metrics }: Shopped): void {
  const { ordersPerSecond, requestsPerSecond, p50, p95, p99 } = metrics;
  const cells = [ordersPerSecond, requestsPerSecond, p50, p95, p99].map((figure) => figure.toFixed(1));
  console.log(
    `${name.padEnd(32)}${[...cells, faults.length].map((cell) => String(cell).padStart(12)).join("")}`,
  );
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
}

function fact(name: string, value: string): void {
  console.log(`${name.padEnd(32)}${value.padStart(12)}`);
}
