import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHeldTimer } from "~/storefront/ui/held-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it rings again and again", () => {
  const ring = vi.fn();
  startHeldTimer(5000, ring);
  vi.advanceTimersByTime(4999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(ring).toHaveBeenCalledTimes(4);
});

// @specification §4 L176
test("it stands still until nothing holds it any more, and then begins anew", () => {
  const ring = vi.fn();
  const timer = startHeldTimer(5000, ring);
  vi.advanceTimersByTime(4000);
  timer.hold("pointer");
  timer.hold("focus");
  vi.advanceTimersByTime(60_000);
  timer.release("pointer");
  vi.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
  timer.release("focus");
  vi.advanceTimersByTime(4999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
});

test("letting go of what was not held changes nothing", () => {
  const ring = vi.fn();
  const timer = startHeldTimer(5000, ring);
  vi.advanceTimersByTime(4000);
  timer.release("focus");
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test("what holds it before it begins keeps it from beginning", () => {
  const ring = vi.fn();
  startHeldTimer(5000, ring, new Set(["pointer"]));
  vi.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
});

test("stopped, it rings no more", () => {
  const ring = vi.fn();
  startHeldTimer(5000, ring).stop();
  vi.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
});
