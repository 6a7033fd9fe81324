import { afterEach, expect, test, vi } from "vitest";
import { type DatabaseWay, openDatabaseWay } from "../fixtures/database-way";
import { cleanUpLater, cleanUpNow, open, type Started, start } from "./started-shop";

afterEach(cleanUpNow);

/** Milliseconds. */
const PATIENCE = 120_000;
const REQUEST_TIMEOUT = 2000;
const PAGE = "/customer-reviews";
/** Links to a shopper's own data, which must not be reported as missing. */
const OWN_PAGES = [
  "/customer/order?token=own",
  "/artwork_view?order=own",
  `/photomug-tool?design=${"d".repeat(32)}`,
];

/** A store with a proxy to its database. */
async function openShop(): Promise<{ shop: Started; way: DatabaseWay }> {
  const way = await openDatabaseWay(process.env.TEST_DATABASE_URL ?? "");
  cleanUpLater(way.close);
  const shop = await start("start", ({ databaseUrl = "" }) => {
    const url = new URL(way.url);
    url.pathname = new URL(databaseUrl).pathname;
    return { DATABASE_URL: url.href, REQUEST_TIMEOUT_MILLISECONDS: String(REQUEST_TIMEOUT) };
  });
  await open(shop);
  return { shop, way };
}

const status = async (shop: Started, path: string) => (await fetch(shop.address + path)).status;

async function expectAway(shop: Started): Promise<void> {
  const page = await fetch(shop.address + PAGE);
  expect(page.status).toBe(503);
  expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await page.text()).toContain("Oops, Something Went Wrong!");

  for (const path of OWN_PAGES) expect([path, await status(shop, path)]).toEqual([path, 503]);

  const response = await fetch(`${shop.address}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: "mutation { createGuestCart { cart { id } } }" }),
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const { errors } = (await response.json()) as { errors: { extensions: { category: string } }[] };
  expect(errors[0].extensions.category).toBe("unavailable");

  expect(await status(shop, "/readyz")).toBe(503);
  expect(await status(shop, "/healthz")).toBe(200);
}

test.runIf(process.env.TEST_DATABASE_URL).each([
  ["away", (way: DatabaseWay) => way.breakOff()],
  ["frozen", (way: DatabaseWay) => way.freeze()],
])(
  "while the database is %s the shop says so kindly, and it serves again without a restart when it is back",
  async (_how, disturb) => {
    const { shop, way } = await openShop();
    expect(await status(shop, "/readyz")).toBe(200);
    disturb(way);
    await expectAway(shop);
    way.mend();
    await vi.waitUntil(async () => (await status(shop, "/readyz")) === 200, {
      timeout: PATIENCE,
      interval: 100,
    });
    expect(await status(shop, PAGE)).toBe(200);
    expect(shop.process.exitCode).toBeNull();
  },
  2 * PATIENCE,
);

test("a start without its database ends with one line that says what to check", async () => {
  const shop = await start("start", () => ({
    DATABASE_URL: "postgres://shop:a-secret@127.0.0.1:1/shop",
    DATABASE_WAIT_SECONDS: "1",
  }));
  expect(await shop.ended).toEqual([1, null]);
  const [line] = shop
    .said()
    .split("\n")
    .filter((said) => said.startsWith("The engine did not open"));
  expect(line).toMatch(/did not answer within 1 seconds.*DATABASE_URL/);
  expect(shop.said()).not.toMatch(/a-secret|\n {4}at /);
});
