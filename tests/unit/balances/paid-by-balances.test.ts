import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartBalances } from "~/engine/balances/cart/cart-balances";
import {
  balancesColumn,
  chosenBalances,
  mergedBalances,
  NOTHING_CHOSEN,
} from "~/engine/balances/cart/chosen-balances";
import { balanceCentsOf, paidByBalances, pointsFor } from "~/engine/balances/cart/paid-by-balances";
import { spentOf } from "~/engine/balances/lots";
import { CENTS_A_POINT } from "~/engine/rewards/reward-rules";
import { shippingMethods } from "~/engine/shipping/shipping-methods";
import { collectTotals } from "~/engine/totals/collect-totals";
import { totalOf, totalSoFar } from "~/engine/totals/total";
import { stateRate } from "../tax/tax-fixtures";

const anyBalances: fc.Arbitrary<CartBalances> = fc.record({
  chosen: fc.constant(NOTHING_CHOSEN),
  giftCards: fc.array(
    fc.record({ id: fc.nat(), ending: fc.constant("NPQR"), balanceCents: fc.nat(20_000) }),
    { maxLength: 4 },
  ),
  points: fc.nat(5_000),
  creditCents: fc.nat(20_000),
});

function totalsOf({ giftCards, points, creditCents }: CartBalances, unitPriceCents: number) {
  return collectTotals({
    lines: [
      {
        unitPriceCents,
        quantity: 1,
        offerPriceCents: null,
        wrappingCents: 300,
        takesDiscounts: true,
        taxClass: "goods",
      },
    ],
    coupon: null,
    pointsCents: points * CENTS_A_POINT,
    shippingMethod: shippingMethods[1],
    freeShippingFromCents: null,
    taxRate: stateRate(7250),
    giftCards,
    creditCents,
  });
}

describe("the amount paid by balances", () => {
  it("equals the deducted totals to the cent, and never exceeds the balance", () => {
    fc.assert(
      fc.property(anyBalances, fc.integer({ min: 1, max: 30_000 }), (balances, price) => {
        const totals = totalsOf(balances, price);
        const paid = paidByBalances(balances, totals);
        const cards = paid.giftCards.reduce((total, { cents }) => total + cents, 0);
        expect(cards).toBe(0 - totalOf(totals, "gift_card"));
        expect(cards + paid.pointsCents + paid.creditCents).toBe(balanceCentsOf(totals.lines));
        for (const { balanceCents, cents } of paid.giftCards) {
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(balanceCents);
        }
        expect(paid.points).toBeLessThanOrEqual(balances.points);
        expect(paid.creditCents).toBeLessThanOrEqual(balances.creditCents);
        expect(paid.points * CENTS_A_POINT - paid.pointsCents).toBeLessThan(CENTS_A_POINT);
      }),
    );
  });

  it("leaves a remainder only when each balance is used up", () => {
    fc.assert(
      fc.property(anyBalances, fc.integer({ min: 1, max: 30_000 }), (balances, price) => {
        const totals = totalsOf(balances, price);
        const paid = paidByBalances(balances, totals);
        fc.pre(totalOf(totals, "grand_total") > 0);
        expect(paid.giftCards.every(({ balanceCents, cents }) => cents === balanceCents)).toBe(true);
        expect(paid.creditCents).toBe(balances.creditCents);
        expect(totalSoFar({ lines: totals.lines.slice(0, -1) })).toBe(totalOf(totals, "grand_total"));
      }),
    );
  });

  it("rounds the last point up", () => {
    expect([0, 1, 5, 6, 1299].map(pointsFor)).toEqual([0, 1, 1, 2, 260]);
  });
});

describe("selected balances", () => {
  const card = (id: number) => ({ id, ending: "NPQR", shownCents: 500 });

  it("are empty in a cart where all were removed", () => {
    expect(balancesColumn({ giftCards: [], credit: null, points: null })).toBeNull();
    expect(chosenBalances({ balances: null })).toEqual(NOTHING_CHOSEN);
  });

  it("are combined when two carts are merged, each card once, at most ten", () => {
    const column = (ids: number[], credit: boolean) =>
      balancesColumn({ giftCards: ids.map(card), credit: credit ? { shownCents: 1 } : null, points: null });
    const merged = mergedBalances({ balances: column([2, 3], false) }, { balances: column([1, 2], true) });
    expect(chosenBalances({ balances: merged })).toEqual({
      giftCards: [card(1), card(2), card(3)],
      credit: { shownCents: 1 },
      points: null,
    });
    const many = [1, 2, 3, 4, 5, 6, 7, 8];
    const full = mergedBalances(
      {
        balances: column(
          many.map((id) => id + 100),
          false,
        ),
      },
      { balances: column(many, false) },
    );
    expect(chosenBalances({ balances: full }).giftCards).toHaveLength(10);
  });
});

describe("spent points", () => {
  const now = "2026-06-01T00:00:00.000Z";

  it("are those that expire first, and none that have expired", () => {
    const lots = [
      { entryId: 1, left: 50, expiresAt: null },
      { entryId: 2, left: 30, expiresAt: "2026-08-01T00:00:00.000Z" },
      { entryId: 3, left: 40, expiresAt: "2026-05-01T00:00:00.000Z" },
      { entryId: 4, left: 20, expiresAt: "2026-07-01T00:00:00.000Z" },
    ];
    expect(spentOf(lots, 60, now)).toEqual([
      { amount: 20, expiresAt: "2026-07-01T00:00:00.000Z" },
      { amount: 30, expiresAt: "2026-08-01T00:00:00.000Z" },
      { amount: 10, expiresAt: null },
    ]);
    expect(lots.map(({ left }) => left)).toEqual([50, 30, 40, 20]);
  });
});
