/**
 * `npm run bench:scale`: builds a store with a thousand orders and one with a million orders and a hundred thousand
 * products, serves one after the other, and prints and compares their figures. SQLite, in temporary folders.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CartPageDocument } from "../../app/provider/contract/documents.generated";
import { command } from "../../scripts/test/command";
import { freePort } from "../../scripts/test/free-port";
import {
  buildDatabase,
  copiedSku,
  customerEmail,
  customersOf,
  OWNER,
  PASSWORD,
  type Size,
} from "./large-database";
import { type LoadRequest, measure, measureOnce, measureWarm } from "./measure";
import { ACCOUNT_ORDERS, LOG_IN, ORDER_BY_NUMBER } from "./operations";
import { serveShop } from "./served-shop";
import { Shopper } from "./shopper";
import { goShopping } from "./shopping";
import { openStaffSession, orderLists } from "./staff-visit";

const SMALL: Size = { orders: 1000, products: 0 };
const LARGE: Size = {
  orders: Number(process.env.SCALE_ORDERS || 1_000_000),
  products: Number(process.env.SCALE_PRODUCTS || 100_000),
};
const GUESTS = 10;
const SECONDS = 8;
/**
 * Number of different products that the guests of a large store buy in addition to their design, so that no cache holds
 * all of them.
 */
const SORTS = 400;
const CUSTOMERS = 20;
/** Each order once, since attempts per order are limited. */
const LOOKED_UP = 400;

/** Measurement → figure. */
type Metrics = Record<string, number>;

if ((await command("node", ["scripts/build.mjs"])).state === "failed") process.exit(1);
const small = await measured(SMALL);
const large = await measured(LARGE);
console.log(
  `\n${"".padEnd(34)}${["1,000 orders", `${LARGE.orders.toLocaleString("en")} orders`, "ratio"].map(cell).join("")}`,
);
for (const [name, figure] of Object.entries(small)) {
  const ratio = name.endsWith("/s") ? figure / large[name] : large[name] / figure;
  console.log(
    `${name.padEnd(34)}${[figure.toFixed(2), large[name].toFixed(2), ratio.toFixed(2)].map(cell).join("")}`,
  );
}

async function measured(size: Size): Promise<Metrics> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "shop-scale-"));
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: dataDirectory,
    SESSION_SECRET: "the benchmark's secret, known to all",
  };
  try {
    const began = performance.now();
    await buildDatabase(settings, size);
    console.log(
      `Built ${size.orders} orders and ${size.products} more products in ${secondsSince(began)} s.`,
    );
    return await metricsOf(settings, size);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function metricsOf(settings: Record<string, string>, size: Size): Promise<Metrics> {
  const shop = await serveShop(settings);
  try {
    const { address } = shop;
    const idle = shop.memory();
    const guest = new Shopper(address, OWNER);
    const designed = await guest.designLine("photo-mug");
    const sorts = Math.max(1, Math.min(SORTS, Math.floor(size.products / 100)));
    const carts = Array.from({ length: sorts }, (_, index) => {
      const sku = size.products > 0 ? copiedSku(1 + index) : "split-rings";
      return { owner: OWNER, lines: [designed, { sku, quantity: 1, entered_options: [] }] };
    });
    const guests = { address, shoppers: GUESTS, carts, secret: null };
    await goShopping({ ...guests, seconds: 3 });
    const shopped = await goShopping({ ...guests, seconds: SECONDS });
    if (shopped.faults.length > 0) throw new Error(shopped.faults.join("\n"));
    const cartId = await guest.openCart();
    await guest.addToCart(cartId, carts[carts.length - 1].lines);
    const cart = await measure(address, [guest.request(CartPageDocument, { id: cartId, removed: "" })]);
    const orders = await measureOnce(address, lookups(address, size));
    const account = await measure(address, await accounts(address, size));
    const staffToken = openStaffSession(settings.DATA_DIR);
    const orderList = await measureWarm(address, orderLists(staffToken, size), 1);
    return {
      "guest checkouts/s": shopped.ordersPerSecond,
      "checkout step p50 ms": shopped.p50,
      "checkout step p95 ms": shopped.p95,
      "cart query p50 ms": cart.p50,
      "cart query p95 ms": cart.p95,
      "order look-up p50 ms": orders.p50,
      "order look-up p95 ms": orders.p95,
      "account's orders p50 ms": account.p50,
      "account's orders p95 ms": account.p95,
      "order list p50 ms": orderList.p50,
      "order list p95 ms": orderList.p95,
      "start ms": shop.startMilliseconds,
      "memory idle MB": idle,
      "memory after MB": shop.memory(),
      "database MB": statSync(join(settings.DATA_DIR, "shop.db")).size / 1e6,
    };
  } finally {
    await shop.stop();
  }
}

/** Guests who look up their orders, spread over the whole table; every other order is a guest's. */
function lookups(address: string, { orders }: Size): LoadRequest[] {
  const customers = customersOf({ orders, products: 0 });
  return Array.from({ length: LOOKED_UP }, (_, index) => {
    const count = 2 + 2 * Math.floor((index * (orders / 2 - 1)) / LOOKED_UP);
    return new Shopper(address, `${OWNER}-${index}`).request(ORDER_BY_NUMBER, {
      number: `MPC${100_000_001 + count}`,
      email: customerEmail(1 + (count % customers)),
      lastname: "Byron",
    });
  });
}

/** Customers who view their orders. */
async function accounts(address: string, size: Size): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const email = customerEmail(1 + index * Math.floor(customersOf(size) / CUSTOMERS));
    const { generateCustomerToken } = await new Shopper(address, OWNER).ask<{
      generateCustomerToken: { token: string };
    }>(LOG_IN, { email, password: PASSWORD });
    requests.push(new Shopper(address, OWNER, generateCustomerToken.token).request(ACCOUNT_ORDERS));
  }
  return requests;
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

function cell(text: string): string {
  return text.padStart(20);
}
