import { describe, expect, it } from "vitest";
import { lastShopDay, shopDay, startOfShopDay } from "~/brand/shop-day";
import { expiryOf } from "~/engine/rewards/reward-rules";
import { formatDate } from "~/engine/shared/format-date";
import { daysBetween, longDate } from "~/storefront/account/dates";
import { longDay } from "~/storefront/ui/long-day";

describe("the shop's day", () => {
  it.each([
    ["an evening in New York, already the next day in UTC", "2026-11-25T02:30:00Z", "2026-11-24"],
    ["an evening in summer", "2026-07-05T03:59:59.999Z", "2026-07-04"],
    ["midnight in summer", "2026-07-05T04:00:00Z", "2026-07-05"],
    ["Magento's time, which is in UTC", "2026-11-25 02:30:00", "2026-11-24"],
    ["a day without a time", "2026-11-25", "2026-11-25"],
    ["what is no time", "soon", "soon"],
    ["a date in words", "Nov 20, 2026", "Nov 20, 2026"],
  ])("of %s", (_what, time, day) => {
    expect(shopDay(time)).toBe(day);
  });

  it.each([
    ["2026-01-01", "2026-01-01T05:00:00.000Z"],
    ["2026-03-08", "2026-03-08T05:00:00.000Z"],
    ["2026-03-09", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", "2026-11-01T04:00:00.000Z"],
    ["2026-11-02", "2026-11-02T05:00:00.000Z"],
  ])("%s begins at %s", (day, start) => {
    expect(startOfShopDay(day).toISOString()).toBe(start);
  });
});

describe("an order of a New York evening", () => {
  const EVENING = "2026-11-25T02:30:00Z";

  it("has that evening's date in letters, on invoices, in the account and at the desk", () => {
    expect(formatDate(EVENING)).toBe("November 24, 2026");
    expect(longDay(EVENING)).toBe("November 24, 2026");
    expect(longDate(EVENING)).toBe("Tue, Nov 24, 2026");
  });

  it("counts the days until its arrival from that date", () => {
    expect(daysBetween(EVENING, "2026-12-01")).toBe(7);
  });

  it("earns points that are good until the last day's midnight at the shop", () => {
    const expiresAt = expiryOf(new Date("2026-12-01T02:30:00Z"));
    expect(expiresAt).toBe("2027-12-01T05:00:00.000Z");
    expect(lastShopDay(expiresAt)).toBe("2027-11-30");
  });
});
