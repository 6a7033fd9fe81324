import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const ID = "x".repeat(32);

// @specification §7 L223
test.each([
  ["GET", "ready", 200],
  ["POST", "guest-carts", 200],
  ["GET", "carts/mine", 401],
  ["GET", "orders/mine", 401],
  ["GET", "customers/me/export", 401],
  ["POST", "customers/gst-certificate", 401],
  ["GET", `photos/${ID}/display`, 404],
  ["POST", "photos", 401],
  ["GET", "photos", 405],
  ["GET", "invoices/abc.pdf", 404],
  ["GET", "creditmemos/abc.pdf", 404],
  ["POST", "payments/notice", 400],
])("%s %s is the same under /rest/V1 and /rest/mpc/V1", async (method, path, status) => {
  const ask = async (prefix: string) => {
    const response = await engine.rest(`${prefix}/${path}`, { method });
    return { status: response.status, type: response.headers.get("Content-Type") };
  };
  const under = await ask("/rest/mpc/V1");
  expect(under.status).toBe(status);
  expect(await ask("/rest/V1")).toEqual(under);
  expect((await ask("/rest/other/V1")).status).toBe(400);
});
