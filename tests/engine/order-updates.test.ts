import { afterAll, beforeAll, expect, test } from "vitest";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What pages of the staff ask by themselves. */

const NEW_ORDERS = "query ($since: String!) { newOrders(since: $since) }";
const VERSION = "query ($number: String!) { orderVersion(number: $number) }";

let engine: EngineFixture;
let packer: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  packer = await staffMember(engine, "packer");
});
afterAll(() => engine.close());

test("orders count that were placed after the page was made", async () => {
  await ordered(engine, guest());
  const since = new Date().toISOString();
  const count = async () => (await callAdmin(engine, NEW_ORDERS, { since }, packer.token)).data?.newOrders;
  expect(await count()).toBe(0);
  await ordered(engine, guest());
  expect(await count()).toBe(1);
});

test("orders of a store that somebody does not see do not count", async () => {
  const { token } = await staffMember(engine, "packer", { storeCodes: ["neon"] });
  const since = new Date(0).toISOString();
  expect((await callAdmin(engine, NEW_ORDERS, { since }, token)).data?.newOrders).toBe(0);
});

test("anything but a time is rejected", async () => {
  const { errors } = await callAdmin(engine, NEW_ORDERS, { since: "yesterday" }, packer.token);
  expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "since" });
});

test("the version of an order differs once it has changed", async () => {
  const { number } = await ordered(engine, guest());
  const version = async () =>
    resultOf<string>(await callAdmin(engine, VERSION, { number }, packer.token), "orderVersion");
  const before = await version();
  expect(await version()).toBe(before);
  await move(engine, number, "TAKE_PAYMENT");
  expect(await version()).not.toBe(before);
});

test("a page that asks by itself leaves an idle session idle", async () => {
  const { id, token } = await staffMember(engine, "packer");
  const seen = new Date(Date.now() - 20 * 60_000).toISOString();
  const sessions = engine.db.updateTable("admin_session").where("admin_user_id", "=", id);
  await sessions.set({ last_seen_at: seen }).execute();
  const ask = (headers: object) =>
    engine.rest(
      "/admin-api",
      {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ query: NEW_ORDERS, variables: { since: seen } }),
      },
      { token },
    );
  const lastSeen = async () =>
    engine.db
      .selectFrom("admin_session")
      .select("last_seen_at")
      .where("admin_user_id", "=", id)
      .executeTakeFirstOrThrow();
  const response = await ask({ "X-Unattended": "1" });
  expect(await response.json()).toMatchObject({ data: { newOrders: expect.any(Number) } });
  expect((await lastSeen()).last_seen_at).toBe(seen);
  await ask({});
  expect((await lastSeen()).last_seen_at).not.toBe(seen);
});
