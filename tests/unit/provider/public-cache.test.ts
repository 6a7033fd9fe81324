import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

const request = vi.hoisted(() => vi.fn());
vi.mock("~/provider/provider.server", () => ({ openProvider: async () => ({ request }) }));

const question = "query { storeConfig { store_name } }" as ProviderDocument<string, { name: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test("visitors at the same moment wait for one request", async () => {
  request.mockResolvedValue("answer");
  const answers = await Promise.all([
    requestPublic(question, { name: "one" }),
    requestPublic(question, { name: "one" }),
  ]);
  expect(answers).toEqual(["answer", "answer"]);
  expect(request).toHaveBeenCalledTimes(1);
});

test("other variables are another question", async () => {
  request.mockImplementation(async (_document, { name }) => name);
  expect(await requestPublic(question, { name: "two" })).toBe("two");
  expect(await requestPublic(question, { name: "three" })).toBe("three");
});

test("an answer is forgotten after half a minute", async () => {
  request.mockResolvedValueOnce("old").mockResolvedValueOnce("new");
  expect(await requestPublic(question, { name: "four" })).toBe("old");
  vi.advanceTimersByTime(29_000);
  expect(await requestPublic(question, { name: "four" })).toBe("old");
  vi.advanceTimersByTime(2_000);
  expect(await requestPublic(question, { name: "four" })).toBe("new");
});

test("a failure is not kept", async () => {
  request.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("back");
  await expect(requestPublic(question, { name: "five" })).rejects.toThrow("away");
  expect(await requestPublic(question, { name: "five" })).toBe("back");
});

test("each of those who wait can read the failure", async () => {
  request.mockRejectedValue(new Response("away", { status: 502 }));
  const failures = await Promise.allSettled([1, 2].map(() => requestPublic(question, { name: "six" })));
  const texts = failures.map((failure) => failure.status === "rejected" && failure.reason.text());
  expect(await Promise.all(texts)).toEqual(["away", "away"]);
});
