import { register } from "prom-client";
import { afterEach, expect, it, vi } from "vitest";
import { logger } from "~/engine/shared/logger";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
afterEach(async () => {
  await engine.close();
  vi.restoreAllMocks();
});

const REQUEST = { headers: { "X-Request-Id": "named-by-the-proxy" } };

it("says that it is ready as long as its database answers", async () => {
  engine = await openFixture();
  expect((await engine.rest("/rest/mpc/V1/ready")).status).toBe(200);
  await engine.db.destroy();
  expect((await engine.rest("/rest/mpc/V1/ready")).status).toBe(503);
});

it("logs what broke with the name of the request, and tells the asker nothing of it", async () => {
  engine = await openFixture();
  const error = vi.spyOn(logger, "error").mockImplementation(() => {});
  await engine.db.destroy();
  const answer = await engine.graphql(
    '{ isEmailAvailable(email: "ada@example.com") { is_email_available } }',
    {},
    REQUEST,
  );
  expect(answer.errors?.map(({ message }) => message)).toEqual(["Internal server error"]);
  expect(error).toHaveBeenCalledWith(
    { err: expect.any(Error), request: "named-by-the-proxy" },
    "an operation failed",
  );
});

it("does not log what shoppers do wrong", async () => {
  engine = await openFixture();
  const error = vi.spyOn(logger, "error").mockImplementation(() => {});
  await engine.graphql('{ cart(cart_id: "none") { id } }', {}, REQUEST);
  await engine.graphql("{ nothing }", {}, REQUEST);
  expect(error).not.toHaveBeenCalled();
});

it("counts the letters that wait and the jobs that are late", async () => {
  engine = await openFixture();
  const before = await figure("shop_letters_waiting");
  await engine.db
    .insertInto("job")
    .values({ name: "a job that nobody runs", due_at: "2020-01-01T00:00:00.000Z" })
    .execute();
  expect(before).toBe(0);
  expect(await figure("shop_jobs_late")).toBe(1);
});

async function figure(name: string): Promise<number> {
  const { values } = (await register.getSingleMetric(name)?.get()) ?? { values: [] };
  return values[0].value;
}
