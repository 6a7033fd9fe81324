import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OpenTax, refundTaxes } from "~/engine/tax/orders/refund-taxes";

function minus(open: OpenTax[], parts: OpenTax[]): OpenTax[] {
  return open.map((tax, index) => ({
    taxableCents: tax.taxableCents - parts[index].taxableCents,
    exemptCents: tax.exemptCents - parts[index].exemptCents,
    taxCents: tax.taxCents - parts[index].taxCents,
  }));
}

function taxOf(taxes: OpenTax[]): number {
  return taxes.reduce((total, { taxCents }) => total + taxCents, 0);
}

const chicago = [625, 175, 125, 100].map((taxCents) => ({ taxableCents: 10_000, exemptCents: 0, taxCents }));

describe("the tax of a refund", () => {
  it("is divided in proportion to the taxes of the order", () => {
    const parts = refundTaxes(chicago, { netCents: 5000, taxCents: 513, isWhole: false });
    expect(parts.map(({ taxCents }) => taxCents)).toEqual([313, 88, 62, 50]);
    expect(parts.map(({ taxableCents }) => taxableCents)).toEqual([5000, 5000, 4960, 5000]);
  });

  it("is exempt where nothing was taxed", () => {
    const exempt = [{ taxableCents: 0, exemptCents: 9000, taxCents: 0 }];
    expect(refundTaxes(exempt, { netCents: 4000, taxCents: 0, isWhole: false })).toEqual([
      { taxableCents: 0, exemptCents: 4000, taxCents: 0 },
    ]);
  });

  it("sums up over any refunds, never exceeds what is left, and is all of it in the end", () => {
    const tax = fc.record({
      taxableCents: fc.nat(50_000),
      exemptCents: fc.nat(50_000),
      taxCents: fc.nat(5000),
    });
    fc.assert(
      fc.property(
        fc.array(tax, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(2000), { maxLength: 8 }),
        (all, wishes) => {
          let open = all;
          for (const wish of wishes) {
            const taxCents = Math.min(wish, taxOf(open));
            const parts = refundTaxes(open, { netCents: wish * 10, taxCents, isWhole: false });
            expect(taxOf(parts)).toBe(taxCents);
            open = minus(open, parts);
            for (const left of open)
              expect(Math.min(left.taxCents, left.taxableCents, left.exemptCents)).toBeGreaterThanOrEqual(0);
          }
          const last = refundTaxes(open, { netCents: 1, taxCents: 1, isWhole: true });
          expect(minus(open, last).every((left) => left.taxCents === 0 && left.taxableCents === 0)).toBe(
            true,
          );
        },
      ),
    );
  });
});
