import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearPublicCache } from "~/provider/public-cache.server";
import { readShopRating } from "~/storefront/reviews/shop-rating.server";

const rest = vi.hoisted(() => vi.fn());
vi.mock("~/provider/provider.server", () => ({ openProvider: async () => ({ rest }) }));

beforeEach(() => {
  vi.useFakeTimers();
  // The cache treats an entry from time 0 as one without an age.
  vi.advanceTimersByTime(1);
  clearPublicCache();
  rest.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

function badge(average: string, count: string) {
  return Response.json({ sites: { average: { text: average }, review_count: { text: count } } });
}

// @specification §3 L122
// @specification §7 L223
test("the shop's rating is read from /ratingbadge, cached for half a minute and then refreshed", async () => {
  rest.mockResolvedValueOnce(badge("4.67", "12")).mockResolvedValueOnce(badge("5", "13"));
  expect(await readShopRating()).toEqual({ average: 4.67, count: 12 });
  vi.advanceTimersByTime(29_000);
  expect(await readShopRating()).toEqual({ average: 4.67, count: 12 });
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(async () => expect(await readShopRating()).toEqual({ average: 5, count: 13 }));
  expect(rest).toHaveBeenCalledWith("/ratingbadge");
});

test("nothing is shown without reviews", async () => {
  rest.mockResolvedValueOnce(badge("0", "0"));
  expect(await readShopRating()).toBeNull();
});

test("a provider that fails or returns nonsense is ignored, and asked again", async () => {
  rest.mockRejectedValueOnce(new Error("away"));
  expect(await readShopRating()).toBeNull();
  rest.mockResolvedValueOnce(new Response("Fatal error"));
  expect(await readShopRating()).toBeNull();
  rest.mockResolvedValueOnce(badge("9000", "1"));
  expect(await readShopRating()).toBeNull();
  rest.mockResolvedValueOnce(badge("4", "1"));
  expect(await readShopRating()).toEqual({ average: 4, count: 1 });
});
