import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../scripts/log.mjs";
import { logRequest } from "../../../scripts/request-log.mjs";
import { servedBy } from "./served-by";

const info = vi.spyOn(log, "info").mockImplementation(() => {});
beforeEach(() => info.mockClear());

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch((await servedBy(logRequest)) + path, { headers });
  await vi.waitFor(() => expect(info).toHaveBeenCalled());
  return response;
}

it("logs the response of a request, and nothing personal", async () => {
  await ask("/customer/reset-password?email=ada@example.com", {
    Cookie: "MPC_CID=secret",
    "X-Forwarded-For": "203.0.113.7",
    "User-Agent": "Ada's browser",
  });
  const [line] = info.mock.calls[0] as unknown as [Record<string, unknown>];
  expect(Object.keys(line).sort()).toEqual(["method", "milliseconds", "path", "request", "status"]);
  expect(line).toMatchObject({ method: "GET", path: "/customer/reset-password", status: 200 });
});

it("gives each request an id, and returns it", async () => {
  const response = await ask("/");
  const id = response.headers.get("X-Request-Id");
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(info.mock.calls[0][0]).toMatchObject({ request: id });
});

it("keeps the id that a proxy gave", async () => {
  expect((await ask("/", { "X-Request-Id": "proxy-named-1" })).headers.get("X-Request-Id")).toBe(
    "proxy-named-1",
  );
});

it("replaces an invalid id", async () => {
  const response = await ask("/", { "X-Request-Id": "ada@example.com <script>" });
  expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
});
