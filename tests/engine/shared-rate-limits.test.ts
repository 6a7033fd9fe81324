import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countPhoto, maySendPhoto } from "~/engine/designs/photo-rate-limit";
import { mayConfirm } from "~/engine/orders/guest-order-rate-limit";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** Two processes of one store share their rate limits. */

let engine: EngineFixture;
let other: Engine;
beforeAll(async () => {
  engine = await openFixture();
  other = await openEngine(engine.settings);
});
afterAll(async () => {
  await other.close();
  await engine.close();
});

/** The message of the first error of each response; alternates between the two engines. */
async function askedByTurns(times: number, query: string, variables: object, visitor: string) {
  const messages: (string | null)[] = [];
  for (let time = 0; time < times; time += 1) {
    const request = new Request("http://engine.test/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": visitor },
      body: JSON.stringify({ query, variables }),
    });
    const response =
      time % 2 === 0
        ? await engine.graphql(query, variables, { headers: { "X-Forwarded-For": visitor } })
        : await (await other.handle(request)).json();
    messages.push(response.errors?.[0].message ?? null);
  }
  return messages;
}

describe("two processes on one database", () => {
  test("send three emails an hour to an address, not six", async () => {
    const input = { name: "Ada", email: "often@example.com", telephone: "", comment: "Hello" };
    const contact = "mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }";
    const messages = await askedByTurns(6, contact, { input }, "203.0.113.10");
    expect(new Set(messages)).toEqual(new Set([null]));
    expect(await emailsTo(engine, "often@example.com")).toHaveLength(3);
  });

  test("allow twenty wrong gift card codes, also in a cart", async () => {
    const lookup = "query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code } }";
    const applies = `mutation ($code: String!) { applyGiftCardToCart(input: { cart_id: "none", gift_card_code: $code }) { cart { id } } }`;
    const code = { code: "ABCD-EFGH-JKLM-NPQR" };
    const looked = await askedByTurns(10, lookup, code, "203.0.113.11");
    const applied = await askedByTurns(12, applies, code, "203.0.113.11");
    expect([...new Set([...looked, ...applied.slice(0, 10)])]).toEqual([
      expect.stringMatching(/^We don't recognize this code/),
    ]);
    expect(applied[10]).toMatch(/^That's a lot of codes/);
    expect(applied[11]).toMatch(/^That's a lot of codes/);
  });

  test("allow twenty lookups of orders by number within a quarter of an hour", async () => {
    const input = { number: "000000001", email: "ada@example.com", lastname: "Byron" };
    const lookup = "query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }";
    const messages = await askedByTurns(21, lookup, { input }, "203.0.113.12");
    expect(messages[19]).not.toMatch(/a lot of tries/);
    expect(messages[20]).toMatch(/^That's a lot of tries/);
  });

  test("accept thirty orders by check an hour from a network without an account", async () => {
    const network = "203.0.113.13";
    for (let count = 0; count < 30; count += 1) {
      expect(
        await mayConfirm(
          { db: count % 2 ? engine.db : other.db, storeCode: "mpc", network },
          `${count}@example.com`,
        ),
      ).toBe(true);
    }
    expect(await mayConfirm({ db: other.db, storeCode: "mpc", network }, "ada@example.com")).toBe(false);
    expect(
      await mayConfirm({ db: engine.db, storeCode: "mpc", network: "203.0.113.14" }, "ada@example.com"),
    ).toBe(true);
  });

  test("accept four gigabytes of photos an hour from a visitor", async () => {
    const visitor = "203.0.113.15";
    const twoGigabytes = 2000 * 1024 * 1024;
    await countPhoto({ db: engine.db, visitor }, twoGigabytes);
    expect(await maySendPhoto({ db: other.db, visitor })).toBe(true);
    await countPhoto({ db: other.db, visitor }, twoGigabytes);
    expect(await maySendPhoto({ db: engine.db, visitor })).toBe(false);
  });

  test("store no address or network in plain text", async () => {
    const counts = await engine.db.selectFrom("rate_limit").select("key").execute();
    expect(counts.length).toBeGreaterThan(5);
    for (const { key } of counts) expect(key).not.toMatch(/@|203\.0/);
  });
});
