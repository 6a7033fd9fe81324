import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChatGlobals, openWhenThere, openWidget } from "~/storefront/shell/chat-widget";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// @specification §4 L174
test("the page is checked every 500 ms until the widget is there, which then opens once", () => {
  const page: ChatGlobals = {};
  const call = vi.fn();
  const opened = vi.fn();
  const gaveUp = vi.fn();
  openWhenThere(page, { onOpen: opened, onGiveUp: gaveUp });
  vi.advanceTimersByTime(1200);
  page.LiveChatWidget = { call };
  vi.advanceTimersByTime(299);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledWith("maximize");
  vi.advanceTimersByTime(25_000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(gaveUp).not.toHaveBeenCalled();
});

test("a widget that never appears is given up after 20 seconds, once", () => {
  const [opened, gaveUp] = [vi.fn(), vi.fn()];
  const page: ChatGlobals = {};
  openWhenThere(page, { onOpen: opened, onGiveUp: gaveUp });
  vi.advanceTimersByTime(19_999);
  expect(gaveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(gaveUp).toHaveBeenCalledTimes(1);
  page.LiveChatWidget = { call: vi.fn() };
  vi.advanceTimersByTime(60_000);
  expect(gaveUp).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});

test("leaving the page stops the checks", () => {
  const [opened, gaveUp] = [vi.fn(), vi.fn()];
  const stop = openWhenThere({ zE: () => undefined }, { onOpen: opened, onGiveUp: gaveUp });
  stop();
  vi.advanceTimersByTime(25_000);
  expect(opened).not.toHaveBeenCalled();
  expect(gaveUp).not.toHaveBeenCalled();
});

test("an existing widget opens at once", () => {
  const maximize = vi.fn();
  expect(openWidget({ Tawk_API: { maximize } })).toBe(true);
  expect(maximize).toHaveBeenCalled();
  expect(openWidget({})).toBe(false);
});
