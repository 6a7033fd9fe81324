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

const PREFIXES = ["/rest/V1", "/rest/mpc/V1", "/rest/default/V1", "/rest/all/V1", "/rest"];
const NO_ROUTE = { message: "Request does not match any route." };

test.each(PREFIXES)("a path under %s that no route has is reported in Magento's words", async (prefix) => {
  for (const method of ["GET", "POST", "PUT", "DELETE"]) {
    const response = await engine.rest(`${prefix}/no-such-thing`, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Allow")).toBeNull();
    expect(await response.json()).toEqual(NO_ROUTE);
  }
});

test.each([
  ["DELETE", "guest-carts", "POST"],
  ["PUT", "carts/mine/items", "GET, HEAD, POST"],
  ["GET", "customers/password", "POST, PUT"],
  ["POST", "ready", "GET, HEAD"],
])("%s %s is not allowed, and the methods that are allowed are listed", async (method, path, allowed) => {
  for (const prefix of PREFIXES.slice(0, 4)) {
    const response = await engine.rest(`${prefix}/${path}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed);
    expect(await response.json()).toEqual(NO_ROUTE);
  }
});

test("outside /rest, an unknown path is reported as plain text", async () => {
  const response = await engine.rest("/media/nothing");
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
});
