import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHeldTimer } from "~/storefront/ui/held-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it rings repeatedly", () => {
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
test("it pauses until nothing holds it any more, and then starts again", () => {
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

test("releasing what does not hold it changes nothing", () => {
  const ring = vi.fn();
  const timer = startHeldTimer(5000, ring);
  vi.advanceTimersByTime(4000);
  timer.release("focus");
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test("holding it before it starts prevents the start", () => {
  const ring = vi.fn();
  startHeldTimer(5000, ring, new Set(["pointer"]));
  vi.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
});

test("a stopped timer does not ring", () => {
  const ring = vi.fn();
  startHeldTimer(5000, ring).stop();
  vi.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
});
