import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastShopDay } from "~/brand/shop-day";
import { expiringPoints } from "~/engine/rewards/expiring-points";
import {
  expiryOf,
  LOYALTY_LEVELS,
  levelAbove,
  levelAt,
  pointsAfterRefund,
  pointsFor,
  yearBefore,
} from "~/engine/rewards/reward-rules";

const [friend, companion, family] = LOYALTY_LEVELS;

describe("points of an order", () => {
  it.each([
    [0, friend, 0],
    [99, friend, 0],
    [100, friend, 1],
    [38_99, friend, 38],
    [38_99, companion, 47],
    [38_99, family, 57],
    [400_00, family, 600],
  ])("of %i cents at %o are %i", (cents, level, points) => {
    expect(pointsFor(cents, level)).toBe(points);
  });

  it("are whole, and never fewer for higher spending or level", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (one, more) => {
        const points = pointsFor(one, friend);
        expect(Number.isInteger(points)).toBe(true);
        expect(pointsFor(one + more, friend)).toBeGreaterThanOrEqual(points);
        expect(pointsFor(one, family)).toBeGreaterThanOrEqual(pointsFor(one, companion));
        expect(pointsFor(one, companion)).toBeGreaterThanOrEqual(points);
      }),
    );
  });
});

describe("points of an order after a refund", () => {
  it.each([
    [100, 100_00, 100_00, 100],
    [100, 100_00, 50_00, 50],
    [100, 100_00, 1, 1],
    [33, 33_50, 10_00, 10],
    [100, 100_00, 0, 0],
    [0, 99, 0, 0],
  ])("of %i points for %i cents, of which %i remain, are %i", (points, spent, kept, expected) => {
    expect(pointsAfterRefund(points, spent, kept)).toBe(expected);
  });
});

describe("levels", () => {
  it.each([
    [0, "Friend"],
    [149_99, "Friend"],
    [150_00, "Companion"],
    [399_99, "Companion"],
    [400_00, "Family"],
    [9_999_00, "Family"],
  ])("spending %i cents reaches %s", (cents, name) => {
    expect(levelAt(cents).name).toBe(name);
  });

  it("increase one by one, and end", () => {
    expect(levelAbove(friend)).toBe(companion);
    expect(levelAbove(companion)).toBe(family);
    expect(levelAbove(family)).toBeNull();
  });

  it("count the spending of twelve months", () => {
    expect(yearBefore(new Date("2026-11-20T10:00:00Z"))).toBe("2025-11-20T10:00:00.000Z");
    expect(yearBefore(new Date("2028-02-29T10:00:00Z"))).toBe("2027-03-01T10:00:00.000Z");
  });
});

describe("the lifetime of points", () => {
  it.each([
    ["2026-11-20T10:00:00Z", "2027-11-30"],
    ["2026-12-01T04:59:59Z", "2027-11-30"],
    ["2026-12-01T05:00:00Z", "2027-12-31"],
    ["2027-02-14T12:00:00Z", "2028-02-29"],
  ])("earned on %s ends with %s", (earned, day) => {
    expect(lastShopDay(expiryOf(new Date(earned)))).toBe(day);
  });
});

describe("expiring points", () => {
  const lots = [
    { entryId: 1, left: 5, expiresAt: "2027-02-01T00:00:00.000Z" },
    { entryId: 2, left: 7, expiresAt: "2027-01-01T00:00:00.000Z" },
    { entryId: 3, left: 2, expiresAt: "2027-02-01T00:00:00.000Z" },
    { entryId: 4, left: 9, expiresAt: null },
  ];

  it("are added up for each day, the earliest first, without permanent ones", () => {
    expect(expiringPoints(lots, { after: "2026-12-20T00:00:00.000Z" })).toEqual([
      { expiresAt: "2027-01-01T00:00:00.000Z", points: 7 },
      { expiresAt: "2027-02-01T00:00:00.000Z", points: 7 },
    ]);
  });

  it("are those within a period: after its start, up to its end", () => {
    const span = { after: "2027-01-01T00:00:00.000Z", upTo: "2027-02-01T00:00:00.000Z" };
    expect(expiringPoints(lots, span).map(({ expiresAt }) => expiresAt)).toEqual([span.upTo]);
    expect(expiringPoints(lots, { ...span, upTo: "2027-01-31T00:00:00.000Z" })).toEqual([]);
  });
});
