import { expect, test } from "vitest";
import { available, openLots } from "~/engine/balances/lots";

/** Entries with ids from 1, one per day from 2026-01-01; `days` is the time until a credit expires. */
function entries(...list: [amount: number, days?: number, ends?: number][]) {
  return list.map(([amount, days, ends], index) => ({
    id: index + 1,
    amount,
    created_at: day(index + 1),
    expires_at: days === undefined ? null : day(days),
    expired_entry_id: ends ?? null,
  }));
}

function day(number: number): string {
  return new Date(Date.UTC(2026, 0, number)).toISOString();
}

function left(lots: ReturnType<typeof openLots>): [entryId: number, left: number][] {
  return lots.map(({ entryId, left }) => [entryId, left]);
}

test("spending uses the lots that expire first, whatever their order", () => {
  expect(left(openLots(entries([100], [50, 60], [30, 40], [-60])))).toEqual([
    [1, 100],
    [2, 20],
  ]);
});

test("expired lots are not spent, and remain until their expiry is recorded", () => {
  const lots = openLots(entries([50, 2], [80], [-60]));
  expect(left(lots)).toEqual([
    [1, 50],
    [2, 20],
  ]);
  expect(available(lots, day(4))).toBe(20);
});

test("an expiry takes the rest of its own lot and nothing of others", () => {
  const lots = openLots(entries([50, 4], [80], [-20], [-30, undefined, 1]));
  expect(left(lots)).toEqual([[2, 80]]);
});

test("a lot can be spent until the last moment before it expires", () => {
  const lots = openLots(entries([50, 10]));
  expect(available(lots, "2026-01-09T23:59:59.999Z")).toBe(50);
  expect(available(lots, day(10))).toBe(0);
});
