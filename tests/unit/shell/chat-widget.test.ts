import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChatGlobals, openWhenThere, openWidget } from "~/storefront/shell/chat-widget";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// @specification §4 L174
test("the page is checked every 500 ms until the widget is there, which then opens once", () => {
  const page: ChatGlobals = {};
  const call = vi.fn();
  const opened = vi.fn();
  openWhenThere(page, opened);
  vi.advanceTimersByTime(1200);
  page.LiveChatWidget = { call };
  vi.advanceTimersByTime(299);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledWith("maximize");
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("leaving the page stops the checks", () => {
  const opened = vi.fn();
  const giveUp = openWhenThere({ zE: () => undefined }, opened);
  giveUp();
  vi.advanceTimersByTime(5000);
  expect(opened).not.toHaveBeenCalled();
});

test("an existing widget opens at once", () => {
  const maximize = vi.fn();
  expect(openWidget({ Tawk_API: { maximize } })).toBe(true);
  expect(maximize).toHaveBeenCalled();
  expect(openWidget({})).toBe(false);
});
