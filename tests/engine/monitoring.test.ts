import { register } from "prom-client";
import { afterEach, expect, it, vi } from "vitest";
import { logger } from "~/engine/shared/logger";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";

let engine: EngineFixture;
afterEach(async () => {
  await engine.close();
  vi.restoreAllMocks();
});

const REQUEST = { headers: { "X-Request-Id": "named-by-the-proxy" } };

it("reports readiness as long as its database responds", async () => {
  engine = await openFixture();
  expect((await engine.rest("/rest/mpc/V1/ready")).status).toBe(200);
  await engine.db.destroy();
  expect((await engine.rest("/rest/mpc/V1/ready")).status).toBe(503);
});

it("logs an internal error with the request's id, and reveals nothing of it to the client", async () => {
  engine = await openFixture();
  const error = vi.spyOn(logger, "error").mockImplementation(() => {});
  await engine.db.destroy();
  const response = await engine.graphql(
    '{ isEmailAvailable(email: "ada@example.com") { is_email_available } }',
    {},
    REQUEST,
  );
  expect(response.errors?.map(({ message }) => message)).toEqual(["Internal server error"]);
  expect(error).toHaveBeenCalledWith(
    { err: expect.any(Error), request: "named-by-the-proxy" },
    "an operation failed",
  );
});

it("does not log errors of shoppers", async () => {
  engine = await openFixture();
  const error = vi.spyOn(logger, "error").mockImplementation(() => {});
  await engine.graphql('{ cart(cart_id: "none") { id } }', {}, REQUEST);
  await engine.graphql("{ nothing }", {}, REQUEST);
  expect(error).not.toHaveBeenCalled();
});

it("counts pending emails and late jobs", async () => {
  engine = await openFixture();
  const before = await figure("shop_emails_waiting");
  await engine.db
    .insertInto("job")
    .values({ name: "a job that nobody runs", due_at: "2020-01-01T00:00:00.000Z" })
    .execute();
  expect(before).toBe(0);
  expect(await figure("shop_jobs_late")).toBe(1);
});

it("reports how long ago the oldest order without print files was paid", async () => {
  engine = await openFixture();
  expect(await figure("shop_oldest_unprinted_order_seconds")).toBe(0);
  const order = await ordered(engine, guest());
  expect(await figure("shop_oldest_unprinted_order_seconds")).toBe(0);
  await move(engine, order.number, "TAKE_PAYMENT");
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await engine.db.updateTable("order_event").set({ created_at: hourAgo }).execute();
  const age = await figure("shop_oldest_unprinted_order_seconds");
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(3600 + 600);
  await engine.db.updateTable("print_task").set({ state: "done" }).execute();
  expect(await figure("shop_oldest_unprinted_order_seconds")).toBe(0);
});

async function figure(name: string): Promise<number> {
  const { values } = (await register.getSingleMetric(name)?.get()) ?? { values: [] };
  return values[0].value;
}
