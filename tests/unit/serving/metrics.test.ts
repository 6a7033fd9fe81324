import { register } from "prom-client";
import { afterEach, expect, it } from "vitest";
import { metricsHandler } from "../../../scripts/metrics.mjs";
import { servedBy } from "./served-by";

const TOKEN = "the-watcher-bears-this-token";
const groupOf = (path: string) => (path.startsWith("/customer") ? "/customer" : "other");

afterEach(() => register.resetMetrics());

it("metrics count responses by method, path prefix and status, and contain no URL", async () => {
  const address = await servedBy(metricsHandler(groupOf, undefined));
  await fetch(`${address}/customer/account/view-order/000123?token=secret`);
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/customer",status="200"} 1',
  );
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toMatch(/000123|secret/);
});

it("metrics are not served through a proxy without the token", async () => {
  const address = await servedBy(metricsHandler(groupOf, undefined));
  const response = await fetch(`${address}/metrics`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect(response.status).toBe(404);
});

it.each([
  ["the token", `Bearer ${TOKEN}`, 200],
  ["another token", "Bearer the-watcher-bears-this-tokeN", 404],
  ["none", "", 404],
])("with a token set, metrics require it: %s", async (_what, Authorization, status) => {
  const address = await servedBy(metricsHandler(groupOf, TOKEN));
  const response = await fetch(`${address}/metrics`, {
    headers: { Authorization, "X-Forwarded-For": "203.0.113.7" },
  });
  expect(response.status).toBe(status);
});
