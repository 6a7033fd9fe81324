import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { clearPublicCache, evictPageResponses, requestPublic } from "~/provider/public-cache.server";

const request = vi.hoisted(() => vi.fn());
vi.mock("~/provider/provider.server", () => ({ openProvider: async () => ({ request }) }));
vi.mock("~/provider/follow-invalidations.server", () => ({ followInvalidations: () => () => {} }));

const question = "query { storeConfig { store_name } }" as ProviderDocument<string, { name: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  // The cache treats time 0 as missing.
  vi.advanceTimersByTime(1);
  request.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test("concurrent visitors share one request", async () => {
  request.mockResolvedValue("answer");
  const responses = await Promise.all([
    requestPublic(question, { name: "one" }),
    requestPublic(question, { name: "one" }),
  ]);
  expect(responses).toEqual(["answer", "answer"]);
  expect(request).toHaveBeenCalledTimes(1);
});

test("other variables are another request", async () => {
  request.mockImplementation(async (_document, { name }) => name);
  expect(await requestPublic(question, { name: "two" })).toBe("two");
  expect(await requestPublic(question, { name: "three" })).toBe("three");
});

test("a response is refreshed after half a minute, and served stale until then", async () => {
  let arrive = (_answer: string) => {};
  const isOnItsWay = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  request.mockResolvedValueOnce("old").mockReturnValueOnce(isOnItsWay);
  const ask = () => requestPublic(question, { name: "four" });
  expect(await ask()).toBe("old");
  vi.advanceTimersByTime(29_000);
  expect(await ask()).toBe("old");
  expect(request).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(await Promise.all([ask(), ask()])).toEqual(["old", "old"]);
  expect(request).toHaveBeenCalledTimes(2);
  arrive("new");
  await vi.waitFor(async () => expect(await ask()).toBe("new"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("a response past ten lifetimes is not served stale", async () => {
  request.mockResolvedValueOnce("old").mockResolvedValueOnce("new");
  expect(await requestPublic(question, { name: "seven" })).toBe("old");
  vi.advanceTimersByTime(301_000);
  expect(await requestPublic(question, { name: "seven" })).toBe("new");
});

test("the last response is served for an hour while the provider fails, which is retried every few seconds", async () => {
  request.mockResolvedValueOnce("last").mockRejectedValue(new Error("away"));
  const ask = () => requestPublic(question, { name: "eight" });
  expect(await ask()).toBe("last");
  vi.advanceTimersByTime(59 * 60_000);
  expect(await ask()).toBe("last");
  expect(await ask()).toBe("last");
  expect(request).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(6000);
  expect(await ask()).toBe("last");
  expect(request).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  await expect(ask()).rejects.toThrow("away");
});

test("invalidating a page removes its responses and no others", async () => {
  request.mockImplementation(async (_document, { name }) => `${name} ${request.mock.calls.length}`);
  expect(await requestPublic(question, { name: "faq" })).toBe("faq 1");
  expect(await requestPublic(question, { name: "privacy" })).toBe("privacy 2");
  evictPageResponses("/faq");
  expect(await requestPublic(question, { name: "faq" })).toBe("faq 3");
  expect(await requestPublic(question, { name: "privacy" })).toBe("privacy 2");
});

test("a response in progress during an invalidation of everything is delivered, but not cached", async () => {
  let arrive = (_answer: string) => {};
  const isOnItsWay = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  request.mockReturnValueOnce(isOnItsWay).mockResolvedValueOnce("new");
  const waiting = requestPublic(question, { name: "nine" });
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  clearPublicCache();
  arrive("old");
  expect(await waiting).toBe("old");
  expect(await requestPublic(question, { name: "nine" })).toBe("new");
});

test("the least recently used responses are evicted beyond the limit", async () => {
  request.mockImplementation(async (_document, { name }) => name + "x".repeat(500_000));
  for (let number = 0; number <= 20; number += 1) await requestPublic(question, { name: `many ${number}` });
  request.mockClear();
  await requestPublic(question, { name: "many 20" });
  expect(request).not.toHaveBeenCalled();
  await requestPublic(question, { name: "many 0" });
  expect(request).toHaveBeenCalledTimes(1);
});

test("a failure is not cached", async () => {
  request.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("back");
  await expect(requestPublic(question, { name: "five" })).rejects.toThrow("away");
  expect(await requestPublic(question, { name: "five" })).toBe("back");
});

test("every waiting caller can read the failure", async () => {
  request.mockRejectedValue(new Response("away", { status: 502 }));
  const failures = await Promise.allSettled([1, 2].map(() => requestPublic(question, { name: "six" })));
  const texts = failures.map((failure) => failure.status === "rejected" && failure.reason.text());
  expect(await Promise.all(texts)).toEqual(["away", "away"]);
});
