import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "~/engine/database/database-unavailable";
import { chooseDialect } from "~/engine/database/dialect";
import { openDatabase } from "~/engine/database/open-database";
import type { Connection, Database } from "~/engine/database/schema";
import { openSqlite } from "~/engine/database/sqlite-file";
import { logger } from "~/engine/shared/logger";
import type { Settings } from "~/settings/settings.server";
import { type DatabaseWay, openDatabaseWay } from "../fixtures/database-way";
import { type EngineFixture, openFixture, PROCESSES } from "./engine-fixture";
import { guest, place, readyCart } from "./shopper";

const REQUEST_TIMEOUT = 1500;
const POOL_SIZE = 4;
const processes = { ...PROCESSES, databasePoolSize: POOL_SIZE, requestTimeout: REQUEST_TIMEOUT };
/** Milliseconds; far above the deadline itself, for a busy machine. */
const PATIENCE = 20_000;

let engine: EngineFixture;

function ask(query: string, variables: object = {}): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return engine.rest("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
}

const askForCart = () => ask("mutation { createGuestCart { cart { id } } }");

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const { errors } = await response.json();
  expect(errors[0].message).toContain("Please try again in a minute");
  expect(errors[0].extensions.category).toBe("unavailable");
}

async function expectOpen(): Promise<void> {
  await vi.waitUntil(async () => (await askForCart()).status === 200, { timeout: PATIENCE, interval: 50 });
}

describe.runIf(process.env.TEST_DATABASE_URL)("PostgreSQL", () => {
  let way: DatabaseWay;
  let directUrl = "";

  beforeEach(async () => {
    const lead = async (settings: Settings) => {
      directUrl = settings.databaseUrl ?? "";
      way = await openDatabaseWay(directUrl);
      return { ...settings, databaseUrl: way.url };
    };
    engine = await openFixture({ processes }, { lead, hasBackgroundWork: true });
  });
  afterEach(async () => {
    way.mend();
    await engine.close();
    await way.close();
  });

  async function directly<Result>(inspect: (db: Connection) => Promise<Result>): Promise<Result> {
    const db = new Kysely<Database>({
      dialect: chooseDialect({ ...engine.settings, databaseUrl: directUrl }),
    });
    try {
      return await inspect(db);
    } finally {
      await db.destroy();
    }
  }

  function ordersOf(cartId: string) {
    return directly((db) =>
      db.selectFrom("sales_order").select("number").where("cart_id", "=", cartId).execute(),
    );
  }

  it("that is unreachable is reported with 503, by GraphQL and by REST, and used again when it is back", async () => {
    await expectOpen();
    way.breakOff();
    await expectUnavailable(await askForCart());
    const rest = await engine.rest("/rest/mpc/V1/carts/mine/totals", {}, { token: "x".repeat(32) });
    expect(rest.status).toBe(503);
    expect(rest.headers.get("Retry-After")).not.toBeNull();
    expect((await engine.rest("/rest/mpc/V1/ready")).status).toBe(503);
    way.mend();
    await expectOpen();
  });

  it("may break the connection of a transaction between two statements", async () => {
    const failed = engine.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      way.breakOff();
      // The client's error arrives while no statement listens for it.
      await vi.waitUntil(() => way.open === 0, { timeout: PATIENCE });
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 2`.execute(transaction);
    });
    await expect(failed).rejects.toBeInstanceOf(DatabaseUnavailable);
    way.mend();
    await expectOpen();
  });

  it("that is frozen makes each request end at its deadline, and leaks no connection", async () => {
    await expectOpen();
    way.freeze();
    const began = performance.now();
    const responses = await Promise.all(Array.from({ length: 5 * POOL_SIZE }, askForCart));
    expect(performance.now() - began).toBeLessThan(PATIENCE);
    for (const result of responses) await expectUnavailable(result);
    way.mend();
    await expectOpen();
    await Promise.all(Array.from({ length: 3 * POOL_SIZE }, expectOpen));
    // One more connection listens for invalidations.
    await vi.waitUntil(() => way.open <= POOL_SIZE + 1, { timeout: PATIENCE });
  });

  it("that was frozen within a transaction keeps what is acknowledged afterwards", async () => {
    const carts = [await readyCart(engine, guest()), await readyCart(engine, guest())];
    const frozen = engine.db.within({ remaining: () => REQUEST_TIMEOUT });
    const failed = frozen.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      way.freeze();
      await sql`select 2`.execute(transaction);
    });
    await expect(failed).rejects.toBeInstanceOf(DatabaseUnavailable);
    way.mend();
    await expectOpen();
    // On all connections: none of them is still in the transaction that failed.
    const placed = await Promise.all(carts.map((cartId) => place(engine, guest(), cartId)));
    for (const [index, { data }] of placed.entries()) {
      expect(await ordersOf(carts[index])).toEqual([{ number: data.placeOrder.orderV2.number }]);
    }
  });

  it("whose response to COMMIT is lost has the order, and returns it to the buyer who retries", async () => {
    const cartId = await readyCart(engine, guest());
    way.loseResponseTo("commit");
    await expectUnavailable(await ask(PLACE, { cartId }));
    const [{ number }] = await ordersOf(cartId);
    way.mend();
    const { data } = await vi.waitUntil(
      async () => {
        const response = await ask(PLACE, { cartId });
        return response.status === 200 && response.json();
      },
      { timeout: PATIENCE, interval: 50 },
    );
    expect(data.placeOrder.orderV2.number).toBe(number);
    expect(await ordersOf(cartId)).toHaveLength(1);
    const messages = await directly((db) =>
      db.selectFrom("mail_outbox").select("id").where("subject", "=", `Your order ${number}`).execute(),
    );
    expect(messages).toHaveLength(1);
  });

  it("that is unreachable makes the payment page confirm nothing: the payment is recorded by the next attempt", async () => {
    const cartId = await readyCart(engine, guest(), { payment: "sandbox_hosted" });
    const { token } = (await place(engine, guest(), cartId)).data.placeOrder.orderV2;
    const { data } = await engine.graphql(
      'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/") { redirect_url } }',
      { token },
    );
    const pay = () =>
      engine.rest(data.startPayment.redirect_url, {
        method: "POST",
        body: new URLSearchParams({ number: "4242424242424242", expiry: "12/49", code: "123" }),
      });
    way.loseResponseTo("commit");
    const rejected = await pay();
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get("Retry-After")).not.toBeNull();
    expect(await rejected.text()).toContain("only be charged once");
    way.mend();
    await expectOpen();
    expect((await pay()).status).toBe(303);
    const payments = await directly((db) => db.selectFrom("payment").select("outcome").execute());
    expect(payments).toHaveLength(1);
  });

  it("is awaited at start, and when it stays unreachable the start ends with one clear line", async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => {});
    way.breakOff();
    const settings = { ...engine.settings, processes: { ...processes, databaseWaitSeconds: 60 } };
    const opening = openDatabase(settings);
    await vi.waitUntil(() => warn.mock.calls.some(([, message]) => /trying again/.test(String(message))));
    way.mend();
    await (await opening).destroy();

    way.breakOff();
    await expect(openDatabase(engine.settings)).rejects.toMatchObject({
      message: expect.stringMatching(/^The database did not answer within 0 seconds .*DATABASE_WAIT_SECONDS/),
      code: "DATABASE_UNAVAILABLE",
    });
    warn.mockRestore();
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)("SQLite", () => {
  beforeEach(async () => {
    engine = await openFixture({ processes }, { hasBackgroundWork: true });
  });
  afterEach(() => engine.close());

  it("locked by another process for long is reported with 503, while this one serves other requests", async () => {
    const other = openSqlite(join(engine.settings.dataDirectory, "shop.db"));
    other.exec("begin immediate");
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 10);
    const responses = await Promise.all([askForCart(), askForCart(), askForCart()]);
    clearInterval(ticking);
    for (const result of responses) await expectUnavailable(result);
    expect(turns).toBeGreaterThan(5);
    other.exec("commit");
    other.close();
    expect((await askForCart()).status).toBe(200);
  });

  it("locked by another process for a moment is awaited", async () => {
    const other = openSqlite(join(engine.settings.dataDirectory, "shop.db"));
    other.exec("begin immediate");
    const asked = askForCart();
    setTimeout(() => other.exec("commit"), REQUEST_TIMEOUT / 5);
    expect((await asked).status).toBe(200);
    other.close();
  });

  it("on a full disk is reported with 503, and loses nothing else", async () => {
    const cartId = await readyCart(engine, guest());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(engine.db);
    await sql.raw(`pragma max_page_count = ${rows[0].page_count}`).execute(engine.db);
    const responses: Response[] = [];
    while (responses.at(-1)?.status !== 503 && responses.length < 5000) responses.push(await askForCart());
    await expectUnavailable(responses[responses.length - 1]);
    await sql`pragma max_page_count = 1073741823`.execute(engine.db);
    const { data } = await place(engine, guest(), cartId);
    expect(data.placeOrder.orderV2.number).toBeTruthy();
  });
});

const PLACE =
  "mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) { orderV2 { number } errors { message } } }";
