import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsToRefund, leftToRefund, splitRefund } from "~/engine/refunds/refund-split";

const order = { grand_total_cents: 3000, balance_cents: 1200, payment_reference: "card-1" };

describe("a refund", () => {
  it("goes to the payment first, up to the amount paid, then to the balances", () => {
    expect(splitRefund(order, [], 1000)).toEqual({ paymentCents: 1000, balanceCents: 0 });
    const before = [{ amount_cents: 2500, balance_cents: 0 }];
    expect(splitRefund(order, before, 800)).toEqual({ paymentCents: 500, balanceCents: 300 });
    expect(leftToRefund(order, before)).toEqual({ paymentCents: 500, balanceCents: 1200 });
  });

  it("is zero for an unpaid order", () => {
    expect(centsToRefund({ ...order, payment_reference: null }, [])).toBe(0);
    expect(() => splitRefund({ ...order, payment_reference: null }, [], 1)).toThrow();
  });

  it("goes completely to balances that paid the whole order", () => {
    const free = { grand_total_cents: 0, balance_cents: 1200, payment_reference: null };
    expect(splitRefund(free, [], 1200)).toEqual({ paymentCents: 0, balanceCents: 1200 });
  });

  it("never exceeds the rest, and is never zero", () => {
    expect(() => splitRefund(order, [], 4201)).toThrow();
    expect(() => splitRefund(order, [], 0)).toThrow();
  });

  it("loses no cent, in however many parts", () => {
    const cents = fc.nat(100_000);
    fc.assert(
      fc.property(cents, cents, fc.array(fc.integer({ min: 1, max: 50_000 })), (paid, balances, parts) => {
        const any = { grand_total_cents: paid, balance_cents: balances, payment_reference: "card-1" };
        const refunds: { amount_cents: number; balance_cents: number }[] = [];
        for (const part of parts) {
          const left = leftToRefund(any, refunds);
          const amount = Math.min(part, left.paymentCents + left.balanceCents);
          if (amount === 0) break;
          const split = splitRefund(any, refunds, amount);
          expect(split.paymentCents + split.balanceCents).toBe(amount);
          if (split.balanceCents > 0) expect(split.paymentCents).toBe(left.paymentCents);
          refunds.push({ amount_cents: amount, balance_cents: split.balanceCents });
        }
        const left = leftToRefund(any, refunds);
        expect(left.paymentCents).toBeGreaterThanOrEqual(0);
        expect(left.balanceCents).toBeGreaterThanOrEqual(0);
        const back = refunds.reduce((total, { amount_cents }) => total + amount_cents, 0);
        expect(back + left.paymentCents + left.balanceCents).toBe(paid + balances);
      }),
    );
  });
});
