import { afterEach, expect, test } from "vitest";
import { showLocale } from "~/brand/store-locale";
import { longDay } from "~/storefront/ui/long-day";

afterEach(() => showLocale());

test("days are English, in the order of the store's country", () => {
  expect(longDay("2026-11-20")).toBe("November 20, 2026");
  showLocale("de-DE");
  expect(longDay("2026-11-20")).toBe("20 November 2026");
  showLocale("zh-Hant-TW");
  expect(longDay("2026-11-20")).toMatch(/November/);
});
